import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import type { OwnCurve } from '@/lib/studio/own-curve'
import { curveFragment } from '@/lib/studio/curve-link'
import { spreadOf } from './measuring/median'
import { nothing, withServer } from './measuring/measured-shop'
import type { Row } from './measuring/report'
import { steppingBack } from './measuring/step-back'
import { traced, type TraceEvent } from './measuring/trace'

/** Slowdown relative to this machine. */
const SLOWED = 4
/** ms */
const DRAG = 3_000
const DRAGS = 5
/** ms between two drags, for computing the curve's files. */
const PAUSE = 1_000
const FRAME = 1000 / 60
const LONGEST_TASK = 16
/** ms from one movement of the mouse to the next; a usual mouse reports 125 times a second. */
const MOVE_EVERY = 8
/** Only the necessary categories, because tracing costs time, too. */
const TRACED = ['devtools.timeline', 'toplevel']
/** Chromium's name for a page's main thread. */
const PAGE_THREAD = 'CrRendererMain'

/** The maximum number of filters. */
const TWELVE: OwnCurve = {
  name: 'Zwölf',
  filters: Array.from({ length: 12 }, (_, index) => ({
    type: 'PK',
    fc: Math.round(40 * 1.7 ** index),
    gain: index % 2 ? 4 : -4,
    q: 1.4,
  })),
  correction: null,
}

interface DragFigures {
  /** Percentage of the drag's frames during which the page's thread had no long task. */
  withoutLongTask: number
  /** By CPU time, ignoring waits caused by other programs. */
  withoutLongWork: number
  framesPerSecond: number
  /** ms */
  longestTask: number
}

/** Dragging a handle of the studio on a slow machine, measured by Chrome's trace. */
export async function measureStudio(chromiumPath: string): Promise<Row[]> {
  const drags = await steppingBack(() =>
    withServer(nothing, ({ origin }) => measureDrags(origin, chromiumPath)),
  )
  const longest = spreadOf(drags.map(({ longestTask }) => longestTask)).median
  const detail = `${DRAGS} drags, longest task ${longest.toFixed(1)} ms`
  const row = (name: string, atLeast: number, of: (drag: DragFigures) => number): Row => {
    return { name: `a handle dragged, ${name}`, goal: { atLeast }, value: spreadOf(drags.map(of)), detail }
  }
  return [
    row(
      `processor ${SLOWED} times slowed, frames without a task over ${LONGEST_TASK} ms, %`,
      95,
      ({ withoutLongTask }) => withoutLongTask,
    ),
    row('the same, by the time of the processor alone, %', 95, ({ withoutLongWork }) => withoutLongWork),
    row('the same, frames per second', 58, ({ framesPerSecond }) => framesPerSecond),
  ]
}

async function measureDrags(origin: string, chromiumPath: string): Promise<DragFigures[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${origin}/studio#${curveFragment(TWELVE)}`, { waitUntil: 'networkidle' })
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const drags: DragFigures[] = []
    // The first drag compiles the code for all others.
    for (let drag = 0; drag <= DRAGS; drag += 1) {
      await wait(PAUSE)
      const figures = figuresOf(await tracedDrag(page, client))
      if (drag > 0) drags.push(figures)
    }
    return drags
  } finally {
    await browser.close()
  }
}

async function tracedDrag(page: Page, client: CDPSession): Promise<TraceEvent[]> {
  const handle = page.getByRole('slider').first()
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (!box) throw new Error('no handle')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // By the protocol itself: Playwright's own mouse makes the page work for each movement.
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', right = 0, down = 0) =>
    client.send('Input.dispatchMouseEvent', {
      type,
      x: x + right,
      y: y + down,
      button: 'left',
      clickCount: 1,
    })
  await mouse('mousePressed')
  const events = await traced(client, TRACED, async () => {
    const start = performance.now()
    for (let passed = 0; passed < DRAG; passed = performance.now() - start) {
      const angle = (2 * Math.PI * passed) / 1000
      const moved = mouse('mouseMoved', 120 * Math.sin(angle), 60 * Math.sin(2 * angle))
      await Promise.all([moved, wait(MOVE_EVERY)])
    }
  })
  await mouse('mouseReleased')
  return events
}

/** The worker draws the frames; the tasks are those of the page's main thread. */
function figuresOf(events: readonly TraceEvent[]): DragFigures {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame')
  const [first, last] = [frames.at(0), frames.at(-1)]
  if (!first || !last || first === last) throw new Error('no frame in the trace')
  const [begin, end] = [first.ts, last.ts]
  const page = events.find(({ pid, args }) => pid === first.pid && args?.name === PAGE_THREAD)
  if (!page || page.tid === first.tid) throw new Error('no worker that draws')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === page.pid &&
      tid === page.tid &&
      ts >= begin &&
      ts < end,
  )
  const seconds = (end - begin) / 1_000_000
  const all = (1000 * seconds) / FRAME
  const share = (isLong: (task: TraceEvent) => boolean) =>
    100 * (1 - framesTouched(tasks.filter(isLong), begin) / all)
  return {
    withoutLongTask: share(({ dur = 0 }) => dur / 1000 > LONGEST_TASK),
    withoutLongWork: share(({ tdur = 0 }) => tdur / 1000 > LONGEST_TASK),
    framesPerSecond: (frames.length - 1) / seconds,
    longestTask: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
  }
}

/** A task counts against every frame that it touches. */
function framesTouched(tasks: readonly TraceEvent[], begin: number): number {
  const frameAt = (time: number) => Math.floor((time - begin) / 1000 / FRAME)
  const touched = new Set<number>()
  for (const { ts, dur = 0 } of tasks)
    for (let frame = frameAt(ts); frame <= frameAt(ts + dur); frame += 1) touched.add(frame)
  return touched.size
}
