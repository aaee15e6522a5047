const form = /^[A-Za-z0-9_-]{3,24}$/

/** What would read like the shop itself or like no code at all; the last one cannot be a key of the store. */
const reserved = new Set(
  'admin affiliate all api code konto null partner preset presets ref shop spielklang support undefined unknown __proto__'.split(
    ' ',
  ),
)

/**
 * Whether a partner may be given a code: 3 to 24 of A-Z 0-9 _ - in either case, and no reserved word. Older ones that are
 * shorter or longer go on working.
 */
export function isPartnerCode(code: string): boolean {
  return form.test(code) && !reserved.has(code.toLowerCase())
}
