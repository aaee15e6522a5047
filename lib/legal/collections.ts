import { collection } from '@/lib/store/collection'
import { legalTextSchema } from './terms-schema'

export const legalCollections = {
  legalTexts: collection({ records: { keys: 2, schema: legalTextSchema }, kept: [] }),
}
