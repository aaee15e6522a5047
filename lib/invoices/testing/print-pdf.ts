import { z } from 'zod'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** print-pdf.ts: reads a PDF from standard input and prints its contents as JSON, see `readPdf`. */
const chunks: Uint8Array[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const data = Uint8Array.from(Buffer.concat(chunks))
const document = await getDocument({ data, isEvalSupported: false, verbosity: 0 }).promise
const { info, metadata } = await document.getMetadata()
const pages: string[] = []
const trees: unknown[] = []
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  trees.push(await page.getStructTree())
}
const attachmentsSchema = z.record(
  z.string(),
  z.object({ filename: z.string(), content: z.instanceof(Uint8Array) }),
)
const attached = attachmentsSchema.parse((await document.getAttachments()) ?? {})
const attachments = Object.values(attached).map(({ filename, content }) => ({
  filename,
  text: new TextDecoder().decode(content),
}))
const isTagged = (await document.getMarkInfo())?.Marked === true
process.stdout.write(
  JSON.stringify({ pages, trees, info, metadata: metadata?.getRaw(), attachments, isTagged }),
)
