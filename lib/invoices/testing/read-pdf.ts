import { z } from 'zod'
import { startScript, type Child } from '@/lib/store/contract/child'

const SCRIPT = 'lib/invoices/testing/print-pdf.ts'
const LENGTH = 4

const pdfSchema = z.object({
  /** The text of each page, as copied from a viewer. */
  pages: z.array(z.string()),
  /** The structure of each page, as screen readers get it. */
  trees: z.array(z.unknown()),
  info: z.object({ Title: z.string(), Language: z.string() }),
  /** XMP. */
  metadata: z.string(),
  attachments: z.array(z.object({ filename: z.string(), text: z.string() })),
  isTagged: z.boolean(),
})

interface Reader {
  child: Child
  answers: AsyncIterator<string>
}

let reader: Reader | undefined

afterAll(async () => {
  reader?.child.process.stdin.end()
  await reader?.child.finish()
})

/**
 * Reads a PDF with a library that shares no code with the writer. Runs in a process of its own, because it is an ES
 * module, and in one for all PDFs of a test file, because loading it takes most of the time.
 */
export async function readPdf(bytes: Uint8Array): Promise<z.infer<typeof pdfSchema>> {
  const { child, answers } = (reader ??= startReader())
  const length = Buffer.alloc(LENGTH)
  length.writeUInt32BE(bytes.length)
  child.process.stdin.write(Buffer.concat([length, bytes]))
  const answer = await answers.next()
  if (!answer.done) return pdfSchema.parse(JSON.parse(answer.value))
  // Says how it failed.
  await child.finish()
  throw new Error(`${SCRIPT} ended early`)
}

function startReader(): Reader {
  const child = startScript(SCRIPT, [], {})
  return { child, answers: child.lines[Symbol.asyncIterator]() }
}
