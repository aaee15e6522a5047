import { heardSound, type HeardScene } from './heard-scene'
import { nextTask } from './next-task'
import { SceneMaker, type Part, type Sides } from './scene-maker'

/** Asks for a scene, or for the gains that make its sides equally loud. */
export interface SceneTask {
  scene: HeardScene
  part: Part
  sides?: Sides
}

const maker = new SceneMaker(nextTask)

/** Each task brings the port for its answer. */
addEventListener('message', ({ data, ports: [port] }: MessageEvent<SceneTask>) => {
  if (port) answer(data, port).catch(reportError)
})

async function answer({ scene, part, sides }: SceneTask, port: MessagePort): Promise<void> {
  if (sides) {
    port.postMessage(await maker.gains(scene, sides, part))
    return
  }
  const { left, right, loudness } = await maker[part](heardSound(scene))
  // Its own samples stay here, to be measured with filters.
  const copy = { left: left.slice(), right: right.slice(), loudness }
  port.postMessage(copy, [copy.left.buffer, copy.right.buffer])
}
