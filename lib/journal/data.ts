import { isDeepStrictEqual } from 'node:util'
import { shortenAddress } from '@/lib/core/address/ip-address'
import { now } from '@/lib/core/clock'
import { currentRequest } from '@/lib/core/current-request'
import { newId } from '@/lib/core/ids'
import type { Listing } from '@/lib/core/listing'
import { changeSignal } from '@/lib/store/change-signal'
import { readPage } from '@/lib/store/reading/read-page'
import type { Changes, Json, Page, Store } from '@/lib/store/store'
import { journalEntrySchema, VALUE_LENGTH, type Act, type JournalEntry } from './schema'

/** As printed by banks, or without spaces. */
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi
/** Shortest IBAN in use (Norway), in characters. */
const SHORTEST_IBAN = 15
const MAILBOX = /([^\s"'<>(),:;@\\])[^\s"'<>(),:;@\\]*@(?=[\p{L}\p{N}-]+\.)/gu

/** Masks IBANs and e-mail addresses: journal entries are never edited, even if the data must be deleted elsewhere. */
function masked(text: string): string {
  return text.replaceAll(IBAN, shortened).replaceAll(MAILBOX, '$1…@')
}

function shortened(iban: string): string {
  const compact = iban.replaceAll(' ', '')
  return compact.length < SHORTEST_IBAN ? iban : `${compact.slice(0, 4)}…${compact.slice(-4)}`
}

export const journalChanges = changeSignal('journal')

interface NewEntry {
  /** As `actorOf` names them. */
  actor: string
  act: Act
  subject: string
  before?: Json | null
  after?: Json | null
}

type Fields = Readonly<Record<string, Json | null | undefined>>

interface ChangedFields {
  before: Record<string, Json>
  after: Record<string, Json>
}

/** For the same update as the action itself. */
export function journalAdded({ actor, act, subject, before, after }: NewEntry): Changes {
  const id = newId('journal')
  const address = currentRequest()?.address
  const entry: JournalEntry = {
    id,
    at: now(),
    actor,
    act,
    subject,
    ...(before === undefined ? {} : { before: textOf(before) }),
    ...(after === undefined ? {} : { after: textOf(after) }),
    ...(address ? { address: shortenAddress(address) } : {}),
  }
  return { [`journal/${id}`]: entry, ...journalChanges.changed() }
}

/** Null if none. @param change undefined fields stay as they are, null removes one */
export function changedFields(present: Fields, change: Fields): ChangedFields | null {
  const changed = Object.entries(change).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(present[name], value),
  )
  if (changed.length === 0) return null
  const fieldsOf = (values: Fields) =>
    Object.fromEntries(
      changed.flatMap(([name]) => {
        const value = values[name]
        return value === undefined || value === null ? [] : [[name, value] as const]
      }),
    )
  return { before: fieldsOf(present), after: fieldsOf(change) }
}

export function listEntries(store: Store, page: Page): Promise<Listing<JournalEntry>> {
  return readPage((part) => store.list('journal', part), journalEntrySchema, page)
}

/** Newest first. */
export function findEntries(
  store: Store,
  child: 'actor' | 'act' | 'subject',
  equals: string,
  page: Page,
): Promise<Listing<JournalEntry>> {
  const read = (part: Page) => store.find('journal', { child, equals, ...part })
  return readPage(read, journalEntrySchema, page)
}

function textOf(value: Json | null): string {
  // Masked before line breaks become escape sequences, whose letter would hide the beginning of an address.
  const text = masked(
    JSON.stringify(value, (_, part: Json) => (typeof part === 'string' ? masked(part) : part)),
  )
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH - 1)}…` : text
}
