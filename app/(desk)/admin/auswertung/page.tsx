import { readFiguresQuery } from '@/components/admin/figures/figures-address'
import { FiguresView } from '@/components/admin/figures/figures-view'
import { partnerCodes } from '@/lib/admin/figures/row-names'
import { shopFigures, ordersAbroadSince } from '@/lib/admin/figures/shop-figures'
import { turnoverAbroad } from '@/lib/figures/turnover-abroad'
import { requireAdmin } from '@/lib/account/session/require-user'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'figures',
  check: requireAdmin,
  title: (t) => t('figures'),
  show: async (store, query) => {
    const asked = readFiguresQuery(query)
    const figures = await shopFigures(store, asked.span)
    const abroad = await turnoverAbroad(store)
    const { overSince } = abroad
    return (
      <FiguresView
        asked={asked}
        figures={figures}
        abroad={abroad}
        ordersAbroad={overSince === null ? [] : await ordersAbroadSince(store, overSince)}
        codes={await partnerCodes(store, figures.partners)}
      />
    )
  },
})

export { generateMetadata }
export default Page
