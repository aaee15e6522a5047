/** Marks a file request by the service worker rather than a person: see `lib/delivery/deliver-file`. */
export const COPY_HEADER = 'x-offline-copy'
