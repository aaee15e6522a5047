import { collection } from '@/lib/store/collection'
import { dayFiguresSchema } from './schema'
import { dayVisitsSchema } from './visits/schema'

export const figureCollections = {
  figures: collection({
    records: { keys: 2, schema: dayFiguresSchema },
    kept: ['partnerBooks'],
    copied: 'sums',
    onceKeys: {
      /** A key of the shop's figures by source or partner on a day; none are added afterwards. */
      figure: { days: 5 },
    },
  }),
  visits: collection({
    records: { keys: 2, schema: dayVisitsSchema },
    kept: ['visits'],
    copied: 'sums',
  }),
}
