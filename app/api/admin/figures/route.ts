import { z } from 'zod'
import { figureFiles, figuresCsv } from '@/lib/admin/figures/figures-csv'
import { spanOf } from '@/lib/admin/figures/figure-span'
import { ShopError } from '@/lib/core/errors'
import { defineRoute, sendDownload } from '@/lib/http/server/define-route'
import { store } from '@/lib/store/open-store'
import { tFields } from '@/messages/texts'

export const dynamic = 'force-dynamic'

const names = {
  days: 'tage',
  presets: 'presets',
  partners: 'partner',
  countries: 'laender',
  sources: 'herkunft',
  pages: 'seiten',
} as const

const query = z.object({ von: z.string(), bis: z.string(), nach: z.enum(figureFiles) })

export const GET = defineRoute(
  { access: 'admin', query, duringMaintenance: 'open' },
  async ({ query: { von, bis, nach } }) => {
    const { span, problem } = spanOf({ from: von, to: bis })
    if (problem !== null) {
      const field = tFields(problem === 'order' ? 'period' : 'invalid')
      throw new ShopError('invalid_input', { fields: { bis: field } })
    }
    return sendDownload({
      name: `spielklang-${names[nach]}-${span.from}-${span.to}.csv`,
      contentType: 'text/csv; charset=utf-8',
      content: await figuresCsv(store(), nach, span),
    })
  },
)
