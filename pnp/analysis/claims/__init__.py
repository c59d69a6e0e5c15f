"""The rules of a game → what each clause claims: who may, must or must not do what, to what, where and when."""
