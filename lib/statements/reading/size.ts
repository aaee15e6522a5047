/** Largest statement accepted, in bytes: 20 MB, enough for some years of bookings. */
export const LARGEST_STATEMENT = 20_000_000
