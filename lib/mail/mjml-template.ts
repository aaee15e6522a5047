import 'server-only'
import { shared } from '@/lib/core/shared'

/** HTML, and between its texts the numbers of the values that belong there. */
type Template = readonly (string | number)[]

/** By their key; there are as many as there are kinds of parts. */
const templates = () => shared('mail templates', () => new Map<string, Promise<Template>>())

const SLOT = /\[\[(\d+)\]\]/

/** Stands in MJML before and after the part of which the HTML is wanted, if it is not all of it. */
export const CUT = '<mj-raw>[[cut]]</mj-raw>'
const CUT_HTML = '[[cut]]'

/** Stands in MJML where the value of this number will stand in the HTML. */
export const slot = (number: number): string => `[[${number}]]`

/**
 * The HTML of MJML with its values in place. It is worked through once for each key; then only the values are put in.
 * @param whole the MJML with all that belongs around it
 */
export async function filledMjml(
  key: string,
  whole: () => string,
  values: readonly string[],
): Promise<string> {
  const known = templates().get(key) ?? compile(whole())
  templates().set(key, known)
  // What failed, such as to load MJML, is tried anew by the next mail.
  known.catch(() => templates().delete(key))
  return (await known).map((piece) => (typeof piece === 'number' ? values[piece] : piece)).join('')
}

async function compile(mjml: string): Promise<Template> {
  // With all that belongs to it, it takes a second and 65 MB: whoever sends no mail does without.
  const { default: mjml2html } = await import('mjml')
  const { html } = await mjml2html(mjml, {
    // Otherwise it links to fonts of other servers.
    fonts: {},
    ignoreIncludes: true,
    keepComments: false,
    validationLevel: 'strict',
  })
  const [whole, wanted = whole] = html.split(CUT_HTML)
  return (wanted ?? '').split(SLOT).map((piece, index) => (index % 2 === 0 ? piece : Number(piece)))
}
