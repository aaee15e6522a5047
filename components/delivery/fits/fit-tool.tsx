'use client'

import { useState, useSyncExternalStore } from 'react'
import { ClipCheck } from '@/components/studio/clip/clip-check'
import type { ClipSoundKind } from '@/components/studio/clip/clip-stage'
import type { ClipPreset } from '@/components/studio/clip/clip-state'
import { foundFit, type FoundFit } from '@/components/studio/clip/found-fit'
import { SelectField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { FigureKind } from '@/lib/catalog/figures/schema'
import { FoundFitForm } from './found-fit-form'
import { GiftForm } from './gift-form'

export interface BoughtGame extends ClipPreset {
  game: string
  sounds: readonly (ClipSoundKind & { kind: FigureKind })[]
}

interface FitToolProps {
  /** Where fits are kept. */
  path: string
  /** See `GiftForm`. */
  giftPath: string
  /** At least one. */
  games: readonly BoughtGame[]
}

const OTHER = ''
const NONE = () => null

/** Measures a clip of a game of the order, or of one that the shop has no preset for, and keeps what was found. */
export function FitTool({ path, giftPath, games }: FitToolProps) {
  const t = useTranslations('orders.fits')
  const found = useSyncExternalStore(foundFit.subscribe, foundFit.read, NONE)
  const [picked, pick] = useState<string | null>(null)
  const measured = games.find(({ id }) => id === found?.preset)
  const chosen = picked ?? (measured ?? games[0])?.id
  const game = games.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="max-w-md">
        <SelectField
          id="dein-spiel-wahl"
          label={t('game')}
          value={chosen}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
        >
          {games.map(({ id, name, game: played }) => (
            <option key={id} value={id}>
              {t('preset', { game: played, name })}
            </option>
          ))}
          <option value={OTHER}>{t('other')}</option>
        </SelectField>
      </div>
      <ClipCheck label={t('open')} {...(game && { preset: game, sounds: game.sounds })} />
      {found && <FoundPart path={path} giftPath={giftPath} found={found} games={games} game={game} />}
    </div>
  )
}

interface FoundPartProps extends FitToolProps {
  found: FoundFit
  /** Undefined for another game. */
  game: BoughtGame | undefined
}

function FoundPart({ path, giftPath, found, games, game }: FoundPartProps) {
  const { id, preset, spectra, isKept } = found
  const measured = games.find((one) => one.id === preset)
  if (isKept)
    return measured && spectra && <GiftForm key={id} path={giftPath} game={measured} spectra={spectra} />
  return (
    <FoundFitForm
      key={id}
      path={path}
      found={found}
      isElsewhere={preset !== null && !measured}
      preset={game?.id ?? null}
      boughtWith={games[0]?.id ?? ''}
    />
  )
}
