"""Tasks → results, in this process, in processes of this machine, or on a farm of machines.

A task names a function of a literal table and holds plain values, so that nothing executable is sent. What a task gives
depends on neither the executor nor the order in which tasks are done.
"""
