import { mkdtempSync, rmSync } from 'node:fs'
import { rolesFrom } from '@/lib/account/desk-roles'
import { openInvitations } from '@/lib/account/staff/data'
import { invite } from '@/lib/account/staff/invite'
import { listStaff } from '@/lib/account/staff/list-staff'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { countWaiting } from '@/lib/admin/count-waiting'
import { readCompleteOrder } from '@/lib/admin/complete-order'
import { readJournal } from '@/lib/admin/read-journal'
import { rowTogether } from '@/lib/admin/figures/figure-rows'
import { spanOf } from '@/lib/admin/figures/figure-span'
import { figuresCsv } from '@/lib/admin/figures/figures-csv'
import { partnerCodes } from '@/lib/admin/figures/row-names'
import { shopFigures } from '@/lib/admin/figures/shop-figures'
import { seededRandom } from '@/lib/audio/scenes/synthesis/noise'
import { deskGifts } from '@/lib/delivery/gifts/desk-gifts'
import { giftRequestSchema } from '@/lib/delivery/gifts/gift-request'
import { giveSpectra } from '@/lib/delivery/gifts/give-spectra'
import { measuredSpectra } from '@/lib/delivery/gifts/testing/given-spectra'
import { countVisit, writeVisits } from '@/lib/figures/visits/count-visit'
import { shopOverview } from '@/lib/admin/shop-overview'
import { shopTasks } from '@/lib/composition/shop-tasks'
import { adjustBalance } from '@/lib/affiliate/balance/adjust-balance'
import { findApplications, readApplication } from '@/lib/affiliate/applications/data'
import { findFlaggedSales } from '@/lib/affiliate/flags/data'
import { partnerCsv } from '@/lib/affiliate/figures/partner-csv'
import { getNotices } from '@/lib/affiliate/notices/data'
import { sendDigests } from '@/lib/affiliate/notices/send-digests'
import { partnerDesk } from '@/lib/affiliate/figures/partner-desk'
import { findPartners, searchPartners } from '@/lib/affiliate/partner-search/find-partners'
import { payOut, startPayout } from '@/lib/affiliate/payouts/pay-out'
import { findByPayoutState, findPayouts, getRun, listRuns } from '@/lib/affiliate/payouts/data'
import { previewPayout } from '@/lib/affiliate/payouts/preview-payout'
import { recordClick } from '@/lib/affiliate/attribution/record-click'
import { releaseSales } from '@/lib/affiliate/balance/release-sales'
import { setPartner } from '@/lib/affiliate/partners/set-partner'
import { samplePayout } from '@/lib/affiliate/testing/add-sales'
import { viewPartner } from '@/lib/affiliate/partners/view-partner'
import { publicPartner } from '@/lib/affiliate/partners/public-partner'
import { setStagePicture } from '@/lib/affiliate/stage/change-stage'
import { changedStages, namedStage, readStagePicture } from '@/lib/affiliate/stage/read-stage'
import { presetPictureSet, presetPublished } from '@/lib/catalog/data'
import { readSeoPicture } from '@/lib/catalog/editing/set-seo'
import { campaignAdded, getCampaigns } from '@/lib/affiliate/campaigns/data'
import { bundleAdded } from '@/lib/catalog/bundles/data'
import { programBundles } from '@/lib/catalog/bundles/program-bundles'
import { readBundles } from '@/lib/catalog/bundles/read-bundles'
import { procedureDoc } from '@/lib/operation/procedure/procedure-doc'
import { listPresets, readPreset } from '@/lib/catalog/showing/read-presets'
import { dayOf, now } from '@/lib/core/clock'
import { newId, randomKey } from '@/lib/core/ids'
import { accountData } from '@/lib/customer/account-data'
import { accountOf } from '@/lib/customer/account-of'
import { listOwnOrders, listBoughtPresets } from '@/lib/customer/list-bought'
import { takeOverOrders } from '@/lib/customer/take-over-orders'
import { countBuyers } from '@/lib/orders/preset-buyer-data'
import { countGoodwill } from '@/lib/orders/refunds/goodwill-data'
import { findMails } from '@/lib/mail/data'
import { headsetHidden, headsetSaved } from '@/lib/headsets/data'
import type { Headset } from '@/lib/headsets/schema'
import { confirmPayment } from '@/lib/orders/paying/confirm-payment'
import { openRefundFiles } from '@/lib/orders/refunds/bank-files/open-refund-files'
import { readOrderCounts } from '@/lib/orders/count-data'
import { exportBookings } from '@/lib/orders/invoicing/export-bookings'
import { getOrder } from '@/lib/orders/data'
import { invoiceFile } from '@/lib/orders/invoicing/invoice-file'
import { requestRefund } from '@/lib/orders/refunds/request-refund'
import { searchOrders } from '@/lib/orders/desk/search-orders'
import { settleRefund } from '@/lib/orders/refunds/settle-refund'
import { orderedPreset, sampleOrder } from '@/lib/orders/testing/sample-order'
import { findProviderPayouts, getProviderPayout, listPayoutLines } from '@/lib/payment/payouts/data'
import {
  samplePayout as providerPayout,
  samplePayoutAdded,
} from '@/lib/payment/payouts/testing/sample-payout'
import { findUnmatched } from '@/lib/payment/unmatched-data'
import { deskRatings } from '@/lib/ratings/desk-ratings'
import { listRatings } from '@/lib/ratings/list-ratings'
import { ratePreset } from '@/lib/ratings/rate-preset'
import { deskReport } from '@/lib/ratings/reports/desk-report'
import { reportRating } from '@/lib/ratings/reports/report-rating'
import { addOrder } from '@/lib/orders/testing/add-order'
import { countEntries } from '@/lib/statements/count-entries'
import { listEntries } from '@/lib/statements/list-entries'
import { overdueOrders } from '@/lib/statements/overdue-orders'
import { takeStatement } from '@/lib/statements/take-statement'
import { camtFile } from '@/lib/statements/testing/sample-files'
import { readOr } from '@/lib/store/reading/read-or'
import { collections } from '@/lib/store/rules'
import type { Json, Store } from '@/lib/store/store'
import { temporaryStore } from '@/lib/store/testing/temporary-store'
import { keepPreset, listKept } from '@/lib/studio/own-presets'
import { attemptTask } from '@/lib/tasks/attempt-task'
import { findTasks } from '@/lib/tasks/data'
import { listSuggestions, searchSuggestions, viewSuggestion } from '@/lib/voting/list-suggestions'
import { ownVotes } from '@/lib/voting/own-votes'
import { suggestGame } from '@/lib/voting/suggest-game'
import { listWithdrawals } from '@/lib/withdrawals/list-withdrawals'
import { listOrders } from '@/lib/orders/desk/filter-orders'

const UID = 'uid-nova'
const user = {
  uid: UID,
  email: 'nova@example.com',
  displayName: 'Nova',
  photoURL: null,
  emailVerified: true,
  ...rolesFrom({}),
}
const headset: Headset = {
  id: 'modell-1',
  name: 'Modell 1',
  aliases: [],
  kind: 'in-ear',
  measurer: 'M',
  target: 'T',
  preamp: -2,
  filters: [{ type: 'PK', fc: 105, gain: 2, q: 0.7 }],
}
const PAGE = { limit: 20 }

/** Fills the store with everything that some page or export shows. @returns ids of the newest records */
async function live(store: Store): Promise<{ orderId: string; run: string; suggestion: string }> {
  await setPartner(store, UID, {
    customCode: 'NOVA10',
    commissionRate: 10,
    payout: samplePayout,
    email: user.email,
  })
  await store.update({ [`partnerNotices/${UID}`]: { digest: 'daily', overlay: 'hash', overlaySeed: 'seed' } })
  const hash = '0'.repeat(32)
  const picture = { picture: { hash, width: 1, height: 1 }, content: { hash, data: '/9j/' } }
  await setStagePicture(store, UID, picture)
  await invite(store, { email: 'neu@beispiel.de', role: 'support' }, 'server secret')
  const click = { code: 'NOVA10', originalUrl: 'https://spielklang.example/?ref=NOVA10' }
  const { trackingId } = await recordClick(store, click, { address: '8.8.4.4', userAgent: 'Browser' })
  const place = `presets/${orderedPreset.id}`
  await store.update({
    ...presetPublished(orderedPreset),
    [`${place}/position`]: 0,
    [`${place}/revision`]: 1,
    ...presetPictureSet(orderedPreset.id, picture.content),
    ...Object.assign({}, ...programBundles.map(bundleAdded)),
    ...headsetSaved(headset),
    ...headsetHidden(headset.id, true),
    ...campaignAdded({ code: 'SOMMER', percent: 10, from: 1, to: 2, uses: 0, taken: 0, createdAt: 1 }),
    [`goodwill/2026/${orderedPreset.id}`]: { count: 1, amount: 590 },
    ...samplePayoutAdded(),
  })
  const { id: orderId } = await addOrder(store, { customerUid: UID })
  await store.update({ [`orders/${orderId}/attribution`]: { affiliateUid: UID, trackingCode: trackingId } })
  await store.update({ [`orders/${orderId}/customerUid`]: 'uid-buyer' })
  const order = await confirmPayment(store, orderId, 'admin a')
  await store.update({ [`orders/${orderId}/customerUid`]: UID })
  await ratePreset(store, order, orderedPreset.id, { stars: 5, text: 'Gut.', name: 'N' })
  const kind = 'hardSteps'
  const measured = measuredSpectra({ kind, game: 'Minetest' }, seededRandom(1))
  await giveSpectra(store, orderId, { preset: orderedPreset.id, kind }, giftRequestSchema.parse(measured))
  const [rating = ''] = Object.keys(Object(await store.get('ratings')))
  const report = { place: rating, reason: 'Das ist erfunden.', name: 'N', email: user.email }
  await reportRating(store, { ...report, goodFaith: true }, 'report')
  const wish = { amount: 100, iban: 'DE02120300000000202051' }
  const { refundId } = await requestRefund(store, orderId, wish, { key: 'refund', actor: 'admin a' })
  await settleRefund(store, orderId, refundId, { status: 'done', actor: 'admin a' })
  const open = await addOrder(store)
  await takeStatement(
    store,
    { name: 'a.xml', bytes: camtFile([{ amount: 1, purpose: open.reference }]) },
    'admin a',
  )
  await doAll(store)
  countVisit({ page: 'preset', source: 'direkt' }, orderedPreset.id)
  await writeVisits(store)
  await adjustBalance(store, UID, { amount: 5000, note: 'Kulanz', key: 'one' })
  const run = newId('run')
  await startPayout(store, run, 'admin a')
  await payOut(store, run)
  const filed = { id: run, at: 1, count: 1, amount: 590, open: 1, refunds: { refund_1: sampleOrder.id } }
  await store.update({ [`refundFiles/${run}`]: filed })
  await adjustBalance(store, UID, { amount: 5000, note: 'Kulanz', key: 'two' })
  await keepPreset(store, UID, { id: randomKey(), name: 'Nachts', filters: 'PK1000_30_100' })
  const suggested = await suggestGame(store, user, 'Neues Spiel')
  const withdrawal = newId('withdrawal')
  const said = {
    name: 'A',
    reference: 'SK',
    email: user.email,
    orderId,
    status: 'received',
    idempotencyKey: 'k',
    bodyHash: '',
  }
  const unmatched = { reason: 'unknown_order', amount: 100, currency: 'EUR', at: now() }
  await store.update({
    [`withdrawals/${withdrawal}`]: { id: withdrawal, at: now(), ...said },
    'payments/unmatched/pi_1': unmatched,
    [`affiliateApplications/${UID}`]: {
      uid: UID,
      status: 'open',
      changes: 1,
      at: now(),
      email: user.email,
      name: 'N',
      url: 'https://a.example',
      code: 'NOVA',
      payout: samplePayout,
      terms: { version: '1', hash: 'x', rate: 10, holdDays: 30, threshold: 2500, hours: 24 },
      creditNotes: { text: 'x', at: 1 },
    },
    'affiliateReleases/to': '2026-01-01',
    'numberGaps/1': { at: 1, confirmedAt: 2 },
  })
  return { orderId, run, suggestion: 'id' in suggested ? suggested.id : '' }
}

async function doAll(store: Store): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    for (const id of Object.keys(Object(await store.get('tasks')))) await attemptTask(store, id, shopTasks)
}

type Known = Awaited<ReturnType<typeof live>>

/** Everything that pages and exports read. */
const reads: Record<string, (store: Store, known: Known) => unknown> = {
  '/abstimmen': (store) => Promise.all([listSuggestions(store, 'open', PAGE), ownVotes(store, UID)]),
  '/abstimmen?suche': (store) => searchSuggestions(store, 'Neues', PAGE),
  '/admin': (store) => Promise.all([shopOverview(store), listOrders(store, null, PAGE), countWaiting(store)]),
  '/admin/auswertung': async (store) => {
    const figures = await shopFigures(store, spanOf({}).span)
    return Promise.all([
      partnerCodes(store, [rowTogether(UID, figures.partners)]),
      figuresCsv(store, 'partners', figures.span),
    ])
  },
  '/admin/abstimmen/[id]': (store, { suggestion }) => viewSuggestion(store, suggestion),
  '/admin/auszahlungen': (store, { run }) =>
    Promise.all([
      previewPayout(store),
      ...(['payable', 'below-threshold', 'no-data', 'negative'] as const).map((state) =>
        findByPayoutState(store, state, PAGE),
      ),
      listRuns(store, PAGE),
      readOr(getRun(store, run), null),
      findPayouts(store, { run }, PAGE),
    ]),
  '/admin/bestellungen': (store) => Promise.all([listOrders(store, null, PAGE), readOrderCounts(store)]),
  '/admin/bestellungen?suche': (store) => searchOrders(store, 'kundin@example.com', PAGE),
  '/admin/bestellungen/[id]': (store, { orderId }) => readCompleteOrder(store, orderId),
  '/admin/bewertungen': (store) =>
    Promise.all([deskRatings(store, 'shown', PAGE), changedStages(store, PAGE)]),
  '/admin/meldungen/[reportId]': async (store) => {
    const [{ key = '' } = {}] = await store.list('reports', { limit: 1 })
    return deskReport(store, key)
  },
  '/admin/aktionen': (store) => getCampaigns(store),
  '/admin/pakete': (store) => readBundles(store),
  '/admin/partner': (store) =>
    Promise.all([findApplications(store, 'open', PAGE), findPartners(store, 'joined', PAGE)]),
  '/admin/partner?suche': (store) => searchPartners(store, 'nova', PAGE),
  '/admin/partner/[uid]': (store) =>
    Promise.all([viewPartner(store, UID, PAGE), readApplication(store, UID), namedStage(store, UID)]),
  '/admin/mitarbeiter': (store) => Promise.all([listStaff(store), openInvitations(store)]),
  '/admin/verfahrensdokumentation': procedureDoc,
  '/admin/postausgang': (store) =>
    Promise.all([findMails(store, null, PAGE), findTasks(store, 'resting', PAGE)]),
  '/admin/presets': (store) =>
    Promise.all([listPresets(store), countBuyers(store, orderedPreset.id), countGoodwill(store)]),
  '/admin/presets/[id]': (store) =>
    Promise.all([readOr(readPreset(store, orderedPreset.id), 'broken'), deskGifts(store, orderedPreset.id)]),
  '/admin/protokoll': (store) => readJournal(store, {}, PAGE),
  '/admin/pruefung': (store) => findFlaggedSales(store, PAGE),
  '/admin/widerrufe': (store) => listWithdrawals(store, 'received', PAGE),
  '/admin/zahlungen': (store) =>
    Promise.all([
      listEntries(store, 'doubtful', PAGE),
      countEntries(store),
      findUnmatched(store, PAGE),
      overdueOrders(store),
      openRefundFiles(store),
    ]),
  '/admin/zahlungsdienst': (store) =>
    Promise.all([findProviderPayouts(store, null, PAGE), findProviderPayouts(store, 'wrong', PAGE)]),
  '/admin/zahlungsdienst/[payoutId]': (store) =>
    Promise.all([
      readOr(getProviderPayout(store, providerPayout.id), 'broken'),
      listPayoutLines(store, providerPayout.id, PAGE),
    ]),
  '/konto': (store) =>
    Promise.all([takeOverOrders(store, user), listOwnOrders(store, UID), listKept(store, UID)]),
  '/api/account': (store) => Promise.all([accountOf(store, user), listBoughtPresets(store, UID)]),
  '/api/account/data': async (store) => JSON.parse(await textOf(accountData(store, user))),
  '/api/orders/export': (store) => textOf(exportBookings(store, { from: '2020-01-01', to: '2099-12-31' })),
  '/api/presets/[id]/ratings': (store) => listRatings(store, orderedPreset.id),
  '/p/[code]': (store) => publicPartner(store, 'NOVA10'),
  '/api/partner-pictures/[code]/[hash]': (store) =>
    readStagePicture(store, { code: 'NOVA10', hash: '0'.repeat(32) }, null),
  '/presets/[slug]/bild.jpg': (store) => readSeoPicture(store, orderedPreset.id),
  '/partner': (store) =>
    partnerDesk(store, UID, { period: 30, saleBefore: undefined, entryBefore: undefined }),
  '/partner/benachrichtigungen': (store) => readOr(getNotices(store, UID), null),
  '/partner/*.csv': (store) =>
    Promise.all(
      (['clicks', 'sales', 'ledger'] as const).map((file) => textOf(partnerCsv(store, UID, file, 30))),
    ),
  release: (store) => releaseSales(store),
  digest: (store) => sendDigests(store, dayOf(now())),
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/** Fields by which records are found. They stay intact, so that a broken record is found, too. */
const KEPT =
  /^(id|uid|affiliateUid|customerUid|customCode|orderId|status|state|run|presetId|isPayable|payable|about)$/

function spoiled(value: Json, key = ''): Json {
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, spoiled(part, name)]))
  if (KEPT.test(key)) return value
  return typeof value === 'string' ? 7 : 'broken'
}

const partsOf = (tree: Json): [string, Json][] => (typeof tree === 'object' ? Object.entries(tree) : [])

/** The records of a collection: its entries, and also their children where entries hold several records. */
function recordsIn(collection: string, tree: Json): [string, Json][] {
  const entries = partsOf(tree).map(([key, value]): [string, Json] => [`${collection}/${key}`, value])
  const parted = entries.flatMap(([path, value]) =>
    typeof value === 'object' && Object.values(value).every((part) => typeof part === 'object')
      ? Object.entries(value).map(([key, part]): [string, Json] => [`${path}/${key}`, part])
      : [],
  )
  return [...entries, ...parted]
}

/** A proxy of a store that adds the collections being accessed to `names`. */
function noting(store: Store, names: Set<string>): Store {
  return new Proxy(store, {
    get: (target, method) => {
      const own: unknown = Reflect.get(target, method)
      if (typeof own !== 'function') return own
      return (...given: unknown[]) => {
        const paths = given.flatMap((one) => (typeof one === 'string' ? one : Object.keys(Object(one))))
        // A snapshot reads all collections.
        for (const path of method === 'snapshot' ? collections : paths) names.add(path.split('/')[0] ?? '')
        return Reflect.apply(own, target, given)
      }
    },
  })
}

/** Read by no page and no export. Settings and owner are watched by the program as a whole. */
const UNREAD = [
  'setup',
  'dataFormat',
  'settings',
  'unlockAttempts',
  'signInAttempts',
  // An account whose record is broken cannot sign in; all others can.
  'accounts',
  'sessions',
  'factors',
  // A passkey with a broken record is not accepted either; the copy of all data lists it as unreadable.
  'passkeys',
  'affiliateAddresses',
  'orderTraces',
  'paymentPrints',
  'faults',
  'backups',
  'tidying',
  'legalTexts',
]

const store = temporaryStore()
/** For the mails that are sent, which must not be written to the data folder of a shop. */
const folder = mkdtempSync(join(tmpdir(), 'spielklang-'))
process.env.DATA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))
const JOURNAL = 'journal'
/** Records here cannot be overwritten. */
const WRITTEN_ONCE = [JOURNAL, 'once']

it.each([
  ['whole', () => 'broken'],
  ['in its fields', spoiled],
] as const)('a record broken %s keeps no page and no export from being read', async (_, spoil) => {
  const known = await live(store())
  const problems = new Set<string>()
  const touched = new Map<string, Set<string>>()
  const readAll = async (path: string) => {
    for (const [name, read] of Object.entries(reads)) {
      // A reader that never looks into the collection returns the same as before.
      if (touched.get(name)?.has(path.split('/')[0] ?? '') === false) continue
      const collectionsRead = new Set<string>()
      try {
        await read(noting(store(), collectionsRead), known)
        if (!touched.has(name)) touched.set(name, collectionsRead)
      } catch (error) {
        problems.add(
          `${name}: ${path.split('/')[0]} (${path.split('/').length}): ${error instanceof z.ZodError ? z.prettifyError(error).split('\n').slice(0, 2).join() : String(error)}`,
        )
      }
    }
  }
  await readAll('nothing')
  const filled: string[] = []
  for (const collection of collections) {
    const tree = await store().get(collection)
    if (tree !== null) filled.push(collection)
    if (WRITTEN_ONCE.includes(collection)) continue
    for (const [path, value] of recordsIn(collection, tree ?? {}).slice(0, 12)) {
      await store().update({ [path]: spoil(value) })
      await readAll(path)
      await store().update({ [path]: value })
    }
  }
  const entry = { actor: 'admin a', act: 'settings-changed', subject: 'settings', at: 'broken' }
  await store().update({ [`${JOURNAL}/${newId('journal')}`]: entry })
  await readAll(JOURNAL)
  expect([...problems]).toEqual([])
  expect(collections.filter((collection) => !filled.includes(collection)).toSorted()).toEqual(
    UNREAD.toSorted(),
  )
})

it('a broken record is named in the exports, and refused as a file', async () => {
  const { orderId, suggestion } = await live(store())
  const [invoice] = await store().list('invoices', { limit: 1, before: 'TA' })
  const order = await getOrder(store(), orderId)
  if (!invoice || !order) throw new Error('no invoice')
  await store().update({
    [`invoices/${invoice.key}/gross`]: 'broken',
    [`suggestions/${suggestion}/votes`]: 'broken',
    [`affiliateUsers/${UID}/commissionRate`]: 'broken',
  })
  const lines = String(await reads['/api/orders/export']?.(store(), { orderId, suggestion, run: '' })).split(
    '\r\n',
  )
  expect(lines.filter((line) => line.includes('Nicht lesbar'))).toEqual([
    `;;Nicht lesbar;invoices/${invoice.key};;;;;;;;`,
  ])
  expect(lines.filter((line) => line.includes(`;${invoice.key};Zahlung;`))).toHaveLength(1)
  const file: unknown = JSON.parse(await textOf(accountData(store(), user)))
  const sales = [{ affiliateUid: UID }]
  expect(file).toMatchObject({ orders: [{ id: orderId }], partner: { record: null, sales } })
  expect(file).toHaveProperty('unreadable', [`suggestions/${suggestion}`, `affiliateUsers/${UID}`])
  await expect(invoiceFile(store(), order)).rejects.toMatchObject({ code: 'record_broken' })
})
