import { readFiguresQuery } from '@/components/admin/figures/figures-address'
import { FiguresView } from '@/components/admin/figures/figures-view'
import { partnerCodes } from '@/lib/admin/figures/row-names'
import { shopFigures } from '@/lib/admin/figures/shop-figures'
import { requireAdmin } from '@/lib/account/session/require-user'
import { deskPage } from '../desk-frame'

const { generateMetadata, Page } = deskPage({
  part: 'figures',
  check: requireAdmin,
  title: (t) => t('figures'),
  show: async (store, query) => {
    const asked = readFiguresQuery(query)
    const figures = await shopFigures(store, asked.span)
    return <FiguresView asked={asked} figures={figures} codes={await partnerCodes(store, figures.partners)} />
  },
})

export { generateMetadata }
export default Page
