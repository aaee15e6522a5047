import { parseArgs } from 'node:util'
import { z } from 'zod'
import { COMMAND_LINE } from '@/lib/account/actor'
import { readCheckout } from '@/lib/headsets/autoeq/read-checkout'
import { currentHeadsets, headsetNamed } from '@/lib/headsets/current-headsets'
import { importHeadsets } from '@/lib/headsets/import-headsets'
import { ShopError } from '@/lib/core/errors'
import { tErrors } from '@/messages/texts'
import { causeOf, t } from '@/build/command-texts'
import { loadEnv } from './load-env'
import { openData } from './open-data'

const NAMED = 20

const callSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list'), given: z.tuple([]) }),
  z.strictObject({ command: z.literal('show'), given: z.tuple([z.string().min(1)]) }),
  z.strictObject({
    command: z.literal('import'),
    given: z.tuple([z.string().min(1)]),
    'dry-run': z.boolean().optional(),
  }),
])
type Call = z.infer<typeof callSchema>

const call = readCall()
const store = await openData(loadEnv())
try {
  process.stdout.write(`${await run(call)}\n`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof ShopError ? tErrors(error.code) : causeOf(error)}\n`)
} finally {
  await store.close()
}

function readCall(): Call {
  try {
    const { values, positionals } = parseArgs({
      options: { 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    })
    const [command, ...given] = positionals
    return callSchema.parse({ command, given, ...values })
  } catch {
    process.stderr.write(`${t('headsets.usage')}\n`)
    process.exit(2)
  }
}

function run(call: Call): Promise<string> {
  switch (call.command) {
    case 'list':
      return list()
    case 'show':
      return show(call.given[0])
    case 'import':
      return take(call.given[0], call['dry-run'] ?? false)
  }
}

async function list(): Promise<string> {
  const { headsets, broken } = await currentHeadsets(store)
  const lines = headsets.map(({ id, name, measurer, isHidden }) =>
    [id, name, measurer, ...(isHidden ? [t('headsets.hidden')] : [])].join('  '),
  )
  return [...lines, ...broken.map((id) => t('broken', { path: `headsets/${id}` }))].join('\n')
}

async function show(id: string): Promise<string> {
  const headset = await headsetNamed(store, id)
  if (!headset) throw new ShopError('headset_not_found')
  return JSON.stringify(headset, null, 2)
}

async function take(folder: string, isTrial: boolean): Promise<string> {
  const { headsets, refused } = await readCheckout(folder).catch((error: unknown) => {
    throw new Error(t('headsets.noCheckout', { folder }), { cause: error })
  })
  const { added, changed, same } = await importHeadsets(store, headsets, COMMAND_LINE, isTrial)
  return [
    t('headsets.read', { count: headsets.length }),
    t(isTrial ? 'headsets.wouldAdd' : 'headsets.added', { count: added.length }),
    ...named(added),
    t(isTrial ? 'headsets.wouldChange' : 'headsets.changed', { count: changed.length }),
    ...named(changed),
    t('headsets.same', { count: same.length }),
    ...(refused.length === 0 ? [] : [t('headsets.refused', { count: refused.length })]),
    ...named(refused.map(({ path, why }) => `${path}: ${t(`headsets.why.${why}`)}`)),
  ].join('\n')
}

function named(lines: readonly string[]): string[] {
  const more = lines.length - NAMED
  return [...lines.slice(0, NAMED), ...(more > 0 ? [t('headsets.more', { count: more })] : [])].map(
    (line) => `  ${line}`,
  )
}
