import { execFileSync } from 'node:child_process'
import { z } from 'zod'

const SCRIPT = 'lib/invoices/testing/print-pdf.ts'

const pdfSchema = z.object({
  /** The text of each page, as it is copied. */
  pages: z.array(z.string()),
  /** What screen readers are told of each page. */
  trees: z.array(z.unknown()),
  info: z.object({ Title: z.string(), Language: z.string() }),
  /** XMP. */
  metadata: z.string(),
  attachments: z.array(z.object({ filename: z.string(), text: z.string() })),
  isTagged: z.boolean(),
})

/** What is in a PDF, by a reader that has nothing in common with its writer. In a process of its own: it is an ES module. */
export function readPdf(bytes: Uint8Array): z.infer<typeof pdfSchema> {
  const args = ['--conditions=react-server', '--import', 'tsx', SCRIPT]
  const printed = execFileSync(process.execPath, args, {
    input: bytes,
    maxBuffer: 2 ** 26,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return pdfSchema.parse(JSON.parse(printed.toString()))
}
