import { collection } from '@/lib/store/collection'
import { numbered } from '@/lib/store/once-kinds'
import { settingsSchema } from './schema'

export const settingCollections = {
  settings: collection({
    records: { keys: 1, schema: settingsSchema },
    numberedBy: ['changes'],
    kept: [],
    onceKeys: { settings: numbered(() => 'settings/changes') },
  }),
}
