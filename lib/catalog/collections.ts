import 'server-only'
import { pictureContentSchema } from '@/lib/pictures/schema'
import { collection } from '@/lib/store/collection'
import { storedBundleSchema } from './bundles/schema'
import { heardCountSchema } from './heard-counts'
import { ratingCountSchema } from './rating-counts'
import { presetVersionSchema, storedPresetSchema } from './stored-preset'

export const catalogCollections = {
  presets: collection({
    records: { keys: 2, schema: storedPresetSchema },
    numberedBy: ['revision'],
    kept: [],
  }),
  presetVersions: collection({
    records: { keys: 3, schema: presetVersionSchema },
    // Buyers have a version for good: it is added, and only what is not in its files changes.
    rules: {
      $id: {
        '.write': 'newData.exists() && !data.exists()',
        $version: {
          '.write':
            "newData.exists() && (!data.exists() || newData.child('updatedAt').val() === data.child('updatedAt').val())",
        },
      },
    },
    kept: [],
  }),
  presetPictures: collection({
    records: { keys: 2, schema: pictureContentSchema },
    kept: [],
  }),
  bundles: collection({
    records: { keys: 2, schema: storedBundleSchema },
    numberedBy: ['revision'],
    kept: [],
  }),
  ratingCounts: collection({
    records: { keys: 2, schema: ratingCountSchema },
    kept: [],
    gathered: 'bySelling',
  }),
  heardCounts: collection({
    records: { keys: 2, schema: heardCountSchema },
    kept: [],
    gathered: 'bySelling',
  }),
}
