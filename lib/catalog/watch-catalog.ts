import { log } from '@/lib/core/log'
import { currentHeadsets } from '@/lib/headsets/current-headsets'
import { headsetSignal } from '@/lib/headsets/data'
import { headsetsWithPage, setShownHeadsets } from '@/lib/headsets/shown-headsets'
import type { Changes, Store } from '@/lib/store/store'
import { bundleAdded, bundlesOf, getBundles, subscribeToBundles } from './bundles/data'
import { programBundles } from './bundles/program-bundles'
import {
  newestCatalog,
  setCurrentBundles,
  setCurrentCatalog,
  setCurrentGiftFigures,
  setCurrentHeadsets,
  setCurrentRatings,
} from './current-catalog'
import {
  getPresets,
  inOrder,
  placed,
  presetPublished,
  revised,
  subscribeToPresets,
  type StoredCatalog,
} from './data'
import { programCatalog } from './program-catalog'
import { subscribeToGiftFigures } from './showing/gift-data'
import { subscribeToRatingCounts } from './showing/rating-data'
import { type Preset, presetSchema } from './schema'
import { besideVersion } from './stored-preset'
import { z } from 'zod'
import { copyIn, keepCopy } from '@/lib/core/kept-copy'
import { bundleSchema, type Bundle } from './bundles/schema'
import { giftFiguresSchema, type AllGiftFigures } from './gift-figures'
import { ratingCountSchema, type RatingCounts } from './rating-counts'

const PRESETS = 'catalog.json'
const RATINGS = 'ratings.json'
const BUNDLES = 'bundles.json'
const GIFTS = 'gift-figures.json'
const presetsSchema = z.array(presetSchema)
const bundlesSchema = z.array(bundleSchema)
const ratingsSchema = z.record(z.string(), ratingCountSchema)
const giftsSchema = z.record(z.string(), giftFiguresSchema)

/**
 * Once per process. Until the store answers, and while it is down, the last published state seen on this machine is
 * used.
 * @param folder for this machine's copy of the published data
 * @returns resolves when the store has first answered
 */
export async function watchCatalog(store: Store, folder: string): Promise<void> {
  const bundles = bundlesBefore(folder)
  if (bundles) setCurrentBundles(bundles)
  await Promise.all([
    watchPresets(store, folder),
    watchRatings(store, folder),
    watchGiftFigures(store, folder),
    watchHeadsets(store),
  ])
  // Later, because an empty store gets them together with its presets.
  await watchBundles(store, folder)
}

function watchPresets(store: Store, folder: string): Promise<void> {
  const copy = publishedBefore(folder)
  if (copy) setCurrentCatalog(copy)
  return new Promise((resolve) => {
    subscribeToPresets(store, (stored) => {
      if (stored.presets.size === 0 && stored.broken.length === 0) {
        fillCatalog(store).catch((error: unknown) => log().error({ error }, 'catalogue not filled'))
        return
      }
      const presets = publishedOf(stored)
      setCurrentCatalog(presets)
      keepPublished(folder, presets)
      resolve()
    })
  })
}

function watchRatings(store: Store, folder: string): Promise<void> {
  const copy = ratedBefore(folder)
  if (copy) setCurrentRatings(copy)
  return new Promise((resolve) => {
    subscribeToRatingCounts(store, (counts) => {
      setCurrentRatings(counts)
      keepRated(folder, counts)
      resolve()
    })
  })
}

function watchGiftFigures(store: Store, folder: string): Promise<void> {
  const copy = giftFiguresBefore(folder)
  if (copy) setCurrentGiftFigures(copy)
  return new Promise((resolve) => {
    subscribeToGiftFigures(store, (figures) => {
      setCurrentGiftFigures(figures)
      keepGiftFigures(folder, figures)
      resolve()
    })
  })
}

function watchBundles(store: Store, folder: string): Promise<void> {
  return new Promise((resolve) => {
    subscribeToBundles(store, (stored) => {
      const bundles = bundlesOf(stored)
      setCurrentBundles(bundles)
      keepBundles(folder, bundles)
      resolve()
    })
  })
}

/** Until the store has answered, the program's own headsets have pages. */
async function watchHeadsets(store: Store): Promise<void> {
  setShownHeadsets(await headsetsWithPage())
  headsetSignal.watch(store, (version) => {
    currentHeadsets(store).then(
      ({ headsets }) => {
        setShownHeadsets(headsets.filter(({ isHidden }) => !isHidden))
        setCurrentHeadsets(version === 'null' ? '' : version)
      },
      (error: unknown) => log().error({ error }, 'headsets not read'),
    )
  })
}

/** Publishes the built-in presets and bundles in a store without any; once, whichever process is first. */
export async function fillCatalog(store: Store): Promise<void> {
  const changes: Changes = {}
  for (const [position, preset] of programCatalog.allPresets.entries()) {
    Object.assign(changes, presetPublished(preset), placed({ [preset.id]: position }), revised(preset.id, 1))
  }
  for (const bundle of programBundles) Object.assign(changes, bundleAdded(bundle))
  await store.updateOnce('catalog_filled', changes)
}

/** Loads the store's current catalogue, for a command; with an empty store, the built-in ones stay. */
export async function loadCatalog(store: Store): Promise<void> {
  const stored = await getPresets(store)
  if (stored.presets.size === 0) return
  setCurrentCatalog(publishedOf(stored))
  setCurrentBundles(bundlesOf(await getBundles(store)))
}

/** The published presets, in list order. An unreadable one stays as last known. */
function publishedOf({ presets, broken }: StoredCatalog): Preset[] {
  const known = broken.flatMap((id) => newestCatalog().findPreset(id) ?? [])
  const published = inOrder(presets).flatMap(([, preset]) =>
    preset.published ? [{ ...preset.published, ...besideVersion(preset) }] : [],
  )
  return [...published, ...known]
}

/** This machine's copies; null if missing or damaged. */
function publishedBefore(folder: string): Preset[] | null {
  return copyIn(folder, PRESETS, presetsSchema)
}

function ratedBefore(folder: string): RatingCounts | null {
  return copyIn(folder, RATINGS, ratingsSchema)
}

function giftFiguresBefore(folder: string): AllGiftFigures | null {
  return copyIn(folder, GIFTS, giftsSchema)
}

function bundlesBefore(folder: string): Bundle[] | null {
  return copyIn(folder, BUNDLES, bundlesSchema)
}

function keepBundles(folder: string, bundles: readonly Bundle[]): void {
  keepCopy(folder, BUNDLES, bundles)
}

function keepPublished(folder: string, presets: readonly Preset[]): void {
  keepCopy(folder, PRESETS, presets)
}

function keepRated(folder: string, counts: RatingCounts): void {
  keepCopy(folder, RATINGS, counts)
}

function keepGiftFigures(folder: string, figures: AllGiftFigures): void {
  keepCopy(folder, GIFTS, figures)
}
