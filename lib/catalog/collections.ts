import 'server-only'
import { pictureContentSchema } from '@/lib/pictures/schema'
import { collection } from '@/lib/store/collection'
import { storedBundleSchema } from './bundles/schema'
import { giftFiguresSchema } from './gift-figures'
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
    // Buyers keep a version: they are only added, and afterwards only data outside their files may change.
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
  }),
  giftFigures: collection({
    records: { keys: 2, schema: giftFiguresSchema },
    kept: [],
  }),
}
