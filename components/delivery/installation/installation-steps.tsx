import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { StepPicture } from './step-picture'
import { quieterBy } from '@/lib/audio/prominence/limits'
import { EQUALIZER_APO } from '@/lib/catalog/files/windows-installer'
import type { Preset } from '@/lib/catalog/schema'
import type { PlayerSystem } from '@/lib/delivery/player-system'
import { AtSystem } from './installation-choice'

const LINK = 'touch-link justify-self-start text-sm font-semibold decoration-outline hover:decoration-current'

type ProgramSystem = Exclude<PlayerSystem, 'ios'>

interface Program {
  address: string
  press: readonly number[]
}

/** Sources: the read-me of the files; FineTune's guide/autoeq.md; https://github.com/jaakkopasanen/AutoEq#peace. */
const programs: Record<ProgramSystem, Program> = {
  windows: { address: EQUALIZER_APO, press: [1, 1, 1] },
  mac: { address: 'https://github.com/ronitsingh10/FineTune', press: [1, 1, 2] },
  linux: { address: 'https://github.com/wwmm/easyeffects', press: [1, 1, 1] },
  android: { address: 'https://pittvandewitt.github.io/Wavelet/', press: [1, 1, 1] },
}

type BoughtPreset = Pick<Preset, 'id' | 'name' | 'filters'>

export async function InstallationSteps({ presets }: { presets: readonly BoughtPreset[] }) {
  const t = await getTranslations('orders.installation')
  return (
    <AtSystem
      windows={<ProgramSteps system="windows" last={<TurnUp system="windows" presets={presets} />} />}
      mac={<ProgramSteps system="mac" last={<TurnUp system="mac" presets={presets} />} />}
      linux={<ProgramSteps system="linux" last={<TurnUp system="linux" presets={presets} />} />}
      android={<ProgramSteps system="android" />}
      ios={<Notice tone="info">{t('noProgram')}</Notice>}
    />
  )
}

async function ProgramSteps({ system, last }: { system: ProgramSystem; last?: ReactNode }) {
  const t = await getTranslations('orders.installation')
  const { name, program, steps, more } = (await getMessages()).orders.installation.systems[system]
  const { address, press } = programs[system]
  return (
    <section aria-labelledby="steps" className="grid gap-4">
      <h2 id="steps" className="text-xl">
        {t('steps', { system: name })}
      </h2>
      <ol className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text, window, lines }, index) => (
          <li key={title} className="grid content-start gap-2">
            <StepPicture
              title={window}
              lines={lines}
              press={press[index] ?? 0}
              isTicked={system === 'windows' && index === 0}
              isTouched={system === 'android'}
            />
            <h3 className="text-base font-semibold">
              <span className="number">{index + 1}.</span> {title}
            </h3>
            <p className="text-sm text-muted">{text}</p>
            {index === 0 && (
              <a href={address} rel="noreferrer" className={LINK}>
                {t('get', { program })}
              </a>
            )}
          </li>
        ))}
        {last}
      </ol>
      <details className="text-width border-y border-line text-sm">
        <summary className="disclosure min-h-11 py-2">{t('more')}</summary>
        <p className="pb-3 text-muted">{more}</p>
      </details>
    </section>
  )
}

interface TurnUpProps {
  /** Wavelet keeps the loudness by itself. */
  system: Exclude<ProgramSystem, 'android'>
  presets: readonly BoughtPreset[]
}

/** Nothing where no preset gets quieter. */
async function TurnUp({ system, presets }: TurnUpProps) {
  const t = await getTranslations('orders.installation.louder')
  const quieter = presets.filter(({ filters }) => quieterBy(filters) > 0)
  if (quieter.length === 0) return null
  return (
    <li className="grid content-start gap-2 md:col-span-3">
      <h3 className="text-base font-semibold">
        <span className="number">4.</span> {t('title')}
      </h3>
      {quieter.map(({ id, name, filters }) => (
        <p key={id} className="text-sm text-muted">
          {t(system, { name, quieter: quieterBy(filters) })}
        </p>
      ))}
    </li>
  )
}
