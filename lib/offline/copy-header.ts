/** Says that a file is asked for by the browser's worker, not by a press: see `lib/delivery/deliver-file`. */
export const COPY_HEADER = 'x-offline-copy'
