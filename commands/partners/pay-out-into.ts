import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COMMAND_LINE } from '@/lib/account/actor'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { payeeProblem, type PayeeProblem } from '@/lib/affiliate/balance/payee'
import { findByPayoutState, getRun } from '@/lib/affiliate/payouts/data'
import { creditNoteFile, payoutBankFile, payoutsOf, payoutTable } from '@/lib/affiliate/payouts/payout-files'
import { eachPayable, previewPayout } from '@/lib/affiliate/payouts/preview-payout'
import { releaseSales } from '@/lib/affiliate/balance/release-sales'
import type { Affiliate } from '@/lib/affiliate/schema'
import { newId } from '@/lib/core/ids'
import { formatCents } from '@/lib/core/money'
import type { Store } from '@/lib/store/store'
import { causeOf, t } from '@/build/command-texts'

const NAMED = 20
const REASONS = ['below-threshold', 'no-data', 'negative'] as const
const FILES = ['pain.001.xml', 'auszahlung.csv']

/** Who would be paid, and why others would not. Releases due commission, as the shop does daily. */
export async function previewOf(store: Store): Promise<string> {
  await releaseSales(store)
  const lines: string[] = []
  for await (const partner of eachPayable(store)) lines.push(t('partners.payout.due', valuesOf(partner)))
  for (const reason of REASONS) {
    const { entries, next } = await findByPayoutState(store, reason, { limit: NAMED })
    const textOf = (cause: typeof reason | PayeeProblem) => t(`partners.payout.reasons.${cause}`)
    for (const partner of entries) {
      const cause = reason === 'no-data' ? (payeeProblem(partner.payout) ?? reason) : reason
      lines.push(t('partners.payout.withheld', { ...valuesOf(partner), reason: textOf(cause) }))
    }
    if (next !== null) lines.push(t('partners.payout.more', { reason: textOf(reason) }))
  }
  const { count, amount } = await previewPayout(store)
  const sum =
    count === 0
      ? t('partners.payout.nothing')
      : t('partners.payout.sum', { count, amount: formatCents(amount) })
  return [...lines, sum].join('\n')
}

/** @returns sentences on what was done @throws Error if the folder has one of the files; then nothing is paid out */
export async function payOutInto(store: Store, folder: string | undefined): Promise<string> {
  if (folder !== undefined) await prepare(folder)
  const runId = newId('run')
  await startPayout(store, runId, COMMAND_LINE)
  await payOut(store, runId)
  const run = await getRun(store, runId)
  if (!run) return t('partners.payout.nothing')
  const paid = t('partners.payout.paid', { count: run.payouts, amount: formatCents(run.amount) })
  if (folder === undefined) return [paid, t('partners.payout.again', { run: runId })].join('\n')
  try {
    await writeFiles(store, runId, folder)
  } catch (error) {
    const cause = t('partners.payout.notWritten', { folder, cause: causeOf(error) })
    throw new Error([paid, cause, t('partners.payout.again', { run: runId })].join('\n'), { cause: error })
  }
  return [paid, t('partners.payout.written', { folder })].join('\n')
}

async function prepare(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw new Error(t('partners.payout.notWritten', { folder, cause: causeOf(error) }), { cause: error })
  }
  const file = FILES.map((name) => join(folder, name)).find(existsSync)
  if (file !== undefined) throw new Error(t('partners.payout.fileExists', { file }))
}

async function writeFiles(store: Store, runId: string, folder: string): Promise<void> {
  const write = async ({ name, content }: { name: string; content: string | Uint8Array }) =>
    writeFile(join(folder, name), content, { flag: 'wx', mode: 0o600 })
  await write(await payoutBankFile(store, runId))
  await write(await payoutTable(store, runId))
  for (const { creditNote } of await payoutsOf(store, runId))
    await write(await creditNoteFile(store, creditNote))
}

function valuesOf({ customCode, uid, released }: Affiliate): { partner: string; amount: string } {
  return { partner: customCode ?? uid, amount: formatCents(released) }
}
