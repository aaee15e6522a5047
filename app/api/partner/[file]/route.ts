import { z } from 'zod'
import { periodOf } from '@/lib/affiliate/figures/figure-periods'
import { partnerCsv } from '@/lib/affiliate/figures/partner-csv'
import { admittedPartner } from '@/lib/affiliate/partners/require-partner'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { store } from '@/lib/store/open-store'

export const dynamic = 'force-dynamic'

/** For each possible last part of the address: the content of the file, and its name. */
const files = {
  'clicks.csv': ['clicks', 'klicks'],
  'sales.csv': ['sales', 'verkaeufe'],
  'ledger.csv': ['ledger', 'buchungen'],
} as const

const params = z.object({ file: z.literal(['clicks.csv', 'sales.csv', 'ledger.csv']) })
const query = z.object({ zeitraum: z.string().optional() })

export const GET = defineRoute(
  { access: 'partner', admitted: admittedPartner, params, query },
  ({ params: { file }, query: { zeitraum }, admitted: partner }) => {
    const period = periodOf(zeitraum)
    const [content, name] = files[file]
    const answer = sendDownload({
      name: `spielklang-${name}-${period}-tage.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: textStream(partnerCsv(store(), partner.uid, content, period)),
    })
    return Promise.resolve(answer)
  },
)
