'use client'

import { useId, useState } from 'react'
import { InstrumentNotes } from '@/components/audio/instrument-notes'
import { PlayButton } from '@/components/audio/playing/play-button'
import { SceneSelect } from '@/components/audio/playing/scene-select'
import { SideSwitch } from '@/components/audio/playing/side-switch'
import { Button } from '@/components/ui/button'
import { formatDynamics } from '@/components/audio/audio-format'
import { DynamicsSwitch } from '@/components/audio/playing/dynamics-switch'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { DYNAMICS_LIMITS, dynamicNames, usualDynamics, type Dynamics } from '@/lib/audio/dynamics/dynamics'
import { nearestValue } from '@/lib/studio/dynamics-text'
import { StudioTools } from './studio-tools'
import { FilterTable } from './tuning/filter-table'
import { STUDIO_TRACK, useStudioSound } from './use-studio-sound'
import { useStudio, useStudioState } from './use-studio'

interface StudioControlsProps {
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
}

export function StudioControls({ isOpen, setIsOpen }: StudioControlsProps) {
  const { store, scenes, beside, say } = useStudio()
  const t = useTranslations('studio')
  const track = useStudioSound(store, t('sound'), beside)
  const drawerId = useId()
  const reset = () => {
    store.reset()
    say(t('wasReset'))
  }
  return (
    <div className="page-width grid grid-cols-1 gap-3">
      <div className="instrument-controls studio-controls">
        <PlayButton track={track} className="size-13 md:size-15" />
        <SideSwitch name="seite-studio" />
        <StudioTools>
          <Button
            tone="quiet"
            aria-expanded={isOpen}
            aria-controls={drawerId}
            onClick={() => setIsOpen(!isOpen)}
            className="studio-opener"
          >
            {t('values')}
          </Button>
        </StudioTools>
        {/* On its own layer: otherwise Chromium looks up the layer of each field whenever a drag updates a number. */}
        <div id={drawerId} role="group" aria-label={t('table')} hidden={!isOpen} className="studio-drawer">
          {isOpen && (
            <>
              <FilterTable />
              <Button tone="quiet" onClick={reset} className="px-0">
                {t('reset')}
              </Button>
            </>
          )}
        </div>
        <SceneSelect id="szene-studio" scenes={scenes} />
      </div>
      <StudioDynamics />
      <div className="grid max-w-3xl gap-2 text-sm">
        <InstrumentNotes trackId={STUDIO_TRACK} scenes={scenes} />
        <p className="pointer-coarse:hidden">{t('keys')}</p>
        <p className="hidden pointer-coarse:block">{t('touch')}</p>
      </div>
    </div>
  )
}

function StudioDynamics() {
  const { store, say } = useStudio()
  const t = useTranslations('studio.dynamics')
  const dynamics = useStudioState(({ history }) => history.present.dynamics)
  const [last, setLast] = useState(usualDynamics)
  const turn = (isOn: boolean) => {
    if (dynamics) setLast(dynamics)
    store.even(isOn ? last : null)
    say(isOn ? t('on') : t('off'))
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <DynamicsSwitch isOn={dynamics !== null} onChange={turn} text={t('title')} />
        <p className="text-sm">{t('text')}</p>
      </div>
      {dynamics && (
        <fieldset className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">
          <legend className="sr-only">{t('title')}</legend>
          {dynamicNames.map((name) => (
            <DynamicsSlider key={name} name={name} dynamics={dynamics} />
          ))}
        </fieldset>
      )}
    </div>
  )
}

function DynamicsSlider({ name, dynamics }: { name: keyof Dynamics; dynamics: Dynamics }) {
  const { store } = useStudio()
  const t = useTranslations('studio.dynamics')
  const value = dynamics[name]
  const shown = formatDynamics(name, value)
  const { min, max, step } = DYNAMICS_LIMITS[name]
  return (
    <label className="grid min-w-0 grid-cols-1 text-sm">
      <span className="flex flex-wrap justify-between gap-x-2">
        <span>{t(name)}</span> <span className="number">{shown}</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) =>
          store.even(
            { ...dynamics, [name]: nearestValue(name, target.valueAsNumber) },
            `${t('title')} ${name}`,
          )
        }
        className="h-11 w-full min-w-0 cursor-pointer accent-current"
      />
    </label>
  )
}
