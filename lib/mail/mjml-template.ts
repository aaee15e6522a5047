import 'server-only'
import { shared } from '@/lib/core/shared'

/** HTML pieces, and between them the numbers of the values to fill in. */
type Template = readonly (string | number)[]

/** By key; as many as there are kinds of parts. */
const templates = () => shared('mail templates', () => new Map<string, Promise<Template>>())

const SLOT = /\[\[(\d+)\]\]/

/** Marks the start and end of the wanted part in MJML. */
export const CUT = '<mj-raw>[[cut]]</mj-raw>'
const CUT_HTML = '[[cut]]'

export const slot = (number: number): string => `[[${number}]]`

/** Compiles each key once; after that, only values are filled in. @param whole the complete MJML document */
export async function filledMjml(
  key: string,
  whole: () => string,
  values: readonly string[],
): Promise<string> {
  const known = templates().get(key) ?? compile(whole())
  templates().set(key, known)
  // After a failure, such as in loading MJML, the next mail tries again.
  known.catch(() => templates().delete(key))
  return (await known).map((piece) => (typeof piece === 'number' ? values[piece] : piece)).join('')
}

async function compile(mjml: string): Promise<Template> {
  // Loading takes a second and 65 MB, so only processes that send mail do it.
  const { default: mjml2html } = await import('mjml')
  const { html } = await mjml2html(mjml, {
    // Otherwise it links to fonts on other servers.
    fonts: {},
    ignoreIncludes: true,
    keepComments: false,
    validationLevel: 'strict',
  })
  const [whole, wanted = whole] = html.split(CUT_HTML)
  return (wanted ?? '').split(SLOT).map((piece, index) => (index % 2 === 0 ? piece : Number(piece)))
}
