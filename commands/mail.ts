import { COMMAND_LINE } from '@/lib/account/actor'
import { shopMails } from '@/lib/composition/shop-mails'
import { loadCatalog } from '@/lib/catalog/watch-catalog'
import { ShopError } from '@/lib/core/errors'
import { findMails } from '@/lib/mail/data'
import { previewMail } from '@/lib/mail/preview-mail'
import { retryMail } from '@/lib/mail/retry-mail'
import type { Mail } from '@/lib/mail/schema'
import { tErrors, translator } from '@/messages/texts'
import { causeOf, t } from '@/build/command-texts'
import { loadEnv } from './load-env'
import { openData } from './open-data'

const tOutbox = translator('admin.outbox')

const LISTED = 50

const [command = '', id] = process.argv.slice(2)
const run = { list, show, retry }[command]
if (!run || (command === 'list') !== (id === undefined) || process.argv.length > 4) {
  process.stderr.write(`${t('mail.usage')}\n`)
  process.exit(2)
}

const store = await openData(loadEnv())
try {
  await loadCatalog(store)
  process.stdout.write(`${await run(id ?? '')}\n`)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof ShopError ? tErrors(error.code) : causeOf(error)}\n`)
} finally {
  await store.close()
}

async function list(): Promise<string> {
  const { entries, broken } = await findMails(store, null, { limit: LISTED })
  const lines = [...entries.map(lineOf), ...broken.map((key) => t('broken', { path: `mails/${key}` }))]
  return lines.length === 0 ? t('mail.none') : lines.join('\n')
}

async function show(mailId: string): Promise<string> {
  const { mail, message } = await previewMail(store, mailId, shopMails)
  return [lineOf(mail), '', message ?? t('mail.nothing')].join('\n')
}

async function retry(mailId: string): Promise<string> {
  const sent = await retryMail(store, mailId, COMMAND_LINE)
  if (sent === null) process.exitCode = 1
  return sent === null ? t('mail.again', { id: mailId }) : t('mail.retried', { id: sent })
}

function lineOf({ id, at, sentAt, status, template, to, lastError }: Mail): string {
  const time = new Date(sentAt ?? at).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' })
  const cause = status === 'sent' || lastError === undefined ? [] : [lastError]
  return [id, time, tOutbox(`states.${status}`), tOutbox(`templates.${template}`), to, ...cause].join('  ')
}
