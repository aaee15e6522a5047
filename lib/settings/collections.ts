import { collection } from '@/lib/store/collection'
import { numbered } from '@/lib/store/marks'
import { settingsSchema } from './schema'

export const settingCollections = {
  settings: collection({
    records: { keys: 1, schema: settingsSchema },
    numberedBy: ['changes'],
    kept: [],
    marks: { settings: numbered(() => 'settings/changes') },
  }),
}
