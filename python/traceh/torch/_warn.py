"""Messages of traceh.torch to the user."""
import sys


def warn(text):
    """One line on the standard error: the program goes on, and so does the recording."""
    sys.stderr.write("traceh.torch: %s\n" % text)
