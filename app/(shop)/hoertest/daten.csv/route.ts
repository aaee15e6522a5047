import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { textStream } from '@/lib/http/server/text-stream'
import { heardCsv } from '@/lib/listening-results/results-csv'
import { store } from '@/lib/store/open-store'

/** The listening test results that visitors have contributed, as a public file. */
export const GET = defineRoute({ limit: { name: 'heard-data', points: 10, seconds: 60 } }, () =>
  Promise.resolve(
    sendDownload({
      name: 'spielklang-hoertest.csv',
      contentType: 'text/csv; charset=utf-8',
      content: textStream(heardCsv(store())),
    }),
  ),
)
