import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
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

interface StepPictureProps {
  title: string
  lines: readonly string[]
  press: number
  isTicked: boolean
  isTouched: boolean
}

/** Drawing units. */
const WIDTH = 320
const BAR = 36
const LINE = 40
const EDGE = 6

/** The step's text says the same. */
function StepPicture({ title, lines, press, isTicked, isTouched }: StepPictureProps) {
  const height = BAR + lines.length * LINE + 2 * EDGE
  const top = (index: number) => BAR + EDGE + index * LINE
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="step-picture max-w-96">
      <rect
        x="1"
        y="1"
        width={WIDTH - 2}
        height={height - 2}
        rx="8"
        className="fill-surface stroke-outline"
      />
      <path d={`M1 ${BAR}H${WIDTH - 1}`} className="stroke-outline" />
      {[0, 1, 2].map((dot) => (
        <circle key={dot} cx={WIDTH - 20 - dot * 18} cy={BAR / 2} r="4" className="fill-outline" />
      ))}
      <text x="16" y={BAR / 2} dy="0.35em" className="fill-muted" fontSize="14">
        {title}
      </text>
      {lines.map((line, index) => (
        <g key={line} className={index === press ? 'step-press' : 'fill-muted'}>
          {index === press && <rect x={EDGE} y={top(index)} width={WIDTH - 2 * EDGE} height={LINE} rx="5" />}
          {isTicked && <TickBox y={top(index) + LINE / 2} isTicked={index === press} />}
          <text x={isTicked ? 50 : 20} y={top(index) + LINE / 2} dy="0.35em" fontSize="16">
            {line}
          </text>
        </g>
      ))}
      {isTouched ? (
        <circle cx={WIDTH - 56} cy={top(press) + LINE / 2} r="13" className="step-pointer" />
      ) : (
        <Pointer x={WIDTH - 64} y={top(press) + LINE / 2} />
      )}
    </svg>
  )
}

function TickBox({ y, isTicked }: { y: number; isTicked: boolean }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <path d={`M20 ${y - 9}h18v18h-18z`} />
      {isTicked && <path d={`M24 ${y}l4 5 7 -10`} strokeWidth="3" />}
    </g>
  )
}

function Pointer({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y - 4}v28l7 -6 5 11 5 -2 -5 -11h9z`} className="step-pointer" />
}
