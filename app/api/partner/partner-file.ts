import { z } from 'zod'
import { periodOf } from '@/lib/affiliate/figures/figure-periods'
import { partnerCsv, type PartnerFile } from '@/lib/affiliate/figures/partner-csv'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { store } from '@/lib/store/open-store'
import { forPartner } from './for-partner'

const names = { clicks: 'klicks', sales: 'verkaeufe', ledger: 'buchungen' }
const query = z.object({ zeitraum: z.string().optional() })

/** A file of a partner's clicks, sales or ledger entries in a period. */
export function partnerFile(file: PartnerFile) {
  return defineRoute({ ...forPartner, query }, ({ query: { zeitraum }, admitted: partner }) => {
    const period = periodOf(zeitraum)
    const answer = sendDownload({
      name: `spielklang-${names[file]}-${period}-tage.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: textStream(partnerCsv(store(), partner.uid, file, period)),
    })
    return Promise.resolve(answer)
  })
}
