import { z } from 'zod'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * print-pdf.ts: reads PDFs from standard input, each after its length in four bytes, and prints the contents of each as a line
 * of JSON, see `readPdf`.
 */
const LENGTH = 4

let waiting = Buffer.alloc(0)
for await (const chunk of process.stdin) {
  waiting = Buffer.concat([waiting, chunk])
  while (waiting.length >= LENGTH && waiting.length >= LENGTH + waiting.readUInt32BE()) {
    const end = LENGTH + waiting.readUInt32BE()
    const contents = await contentsOf(Uint8Array.from(waiting.subarray(LENGTH, end)))
    waiting = waiting.subarray(end)
    process.stdout.write(`${JSON.stringify(contents)}\n`)
  }
}

async function contentsOf(data: Uint8Array) {
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
  return { pages, trees, info, metadata: metadata?.getRaw(), attachments, isTagged }
}
