const form = /^[A-Za-z0-9_-]{3,24}$/

/** Codes that could be mistaken for the shop itself or for no code; `__proto__` cannot be a store key. */
const reserved = new Set(
  'admin affiliate all api code konto null partner preset presets ref shop spielklang support undefined unknown __proto__'.split(
    ' ',
  ),
)

/**
 * Whether a code may be assigned: 3 to 24 of A-Z 0-9 _ - in any case, and not reserved. Codes written by hand
 * may have other lengths.
 */
export function isPartnerCode(code: string): boolean {
  return form.test(code) && !reserved.has(code.toLowerCase())
}
