// Enough for a machine five times as busy as the one they were written on: what they hold is not the time they take.
jest.setTimeout(300_000)
