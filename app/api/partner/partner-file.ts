import { z } from 'zod'
import { periodOf } from '@/lib/affiliate/figures/figure-periods'
import { partnerCsv, type PartnerFile } from '@/lib/affiliate/figures/partner-csv'
import { requirePartner } from '@/lib/affiliate/partners/require-partner'
import { readCookie } from '@/lib/core/cookies'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { store } from '@/lib/store/open-store'

const names = { clicks: 'klicks', sales: 'verkaeufe', ledger: 'buchungen' }
const query = z.object({ zeitraum: z.string().optional() })

/** Answers a partner with a file of the own clicks, sales or movements in the period that the address names. */
export function partnerFile(file: PartnerFile) {
  return defineRoute({ query, access: 'user' }, async ({ query: { zeitraum }, request }) => {
    const { partner } = await requirePartner(store(), readCookie(request.headers, 'session'))
    const period = periodOf(zeitraum)
    return sendDownload({
      name: `spielklang-${names[file]}-${period}-tage.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: textStream(partnerCsv(store(), partner.uid, file, period)),
    })
  })
}
