import { collection } from '@/lib/store/collection'
import { numbered } from '@/lib/store/once-kinds'
import { hiddenHeadsetSchema, storedHeadsetSchema } from './data'

export const headsetCollections = {
  headsets: collection({
    records: { keys: 2, schema: storedHeadsetSchema },
    kept: [],
    onceKeys: {
      headsets: numbered(() => 'signals/headsets'),
    },
  }),
  headsetsHidden: collection({ records: { keys: 2, schema: hiddenHeadsetSchema }, kept: [] }),
}
