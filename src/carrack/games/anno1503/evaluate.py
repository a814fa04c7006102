from carrack.core.jit import rule
from .rules.common import victory_points
@rule
def value_victory(s, seat):
    return 1000 * victory_points(s, seat)
