const form = /^[A-Za-z0-9_-]{3,24}$/

/** Could be mistaken for the shop itself or for no code; `__proto__` cannot be a store key. */
const reserved = new Set(
  'admin affiliate all api code konto null partner preset presets ref shop spielklang support undefined unknown __proto__'.split(
    ' ',
  ),
)

/** In any case of letters. Codes written by hand may have other lengths. */
export function isPartnerCode(code: string): boolean {
  return form.test(code) && !reserved.has(code.toLowerCase())
}
