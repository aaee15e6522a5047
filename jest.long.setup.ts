// Enough for a machine five times as busy: what these tests hold is not the time they take.
jest.setTimeout(300_000)
