import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { bundled } from '@/lib/store/contract/child'

const SCRIPT = 'lib/invoices/testing/print-pdf.ts'

const pdfSchema = z.object({
  /** The text of each page, as copied from a viewer. */
  pages: z.array(z.string()),
  /** The structure of each page, as told to screen readers. */
  trees: z.array(z.unknown()),
  info: z.object({ Title: z.string(), Language: z.string() }),
  /** XMP. */
  metadata: z.string(),
  attachments: z.array(z.object({ filename: z.string(), text: z.string() })),
  isTagged: z.boolean(),
})

/**
 * Reads a PDF with a library unrelated to the one that wrote it. Runs in its own process, because it is an ES
 * module.
 */
export function readPdf(bytes: Uint8Array): z.infer<typeof pdfSchema> {
  const printed = execFileSync(process.execPath, [bundled(SCRIPT)], {
    input: bytes,
    maxBuffer: 2 ** 26,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return pdfSchema.parse(JSON.parse(printed.toString()))
}
