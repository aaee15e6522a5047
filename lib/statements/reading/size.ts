/** The bytes of the largest file that is read: 20 MB, which hold the bookings of some years. */
export const LARGEST_STATEMENT = 20_000_000
