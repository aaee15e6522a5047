import { sceneNames } from '@/lib/audio/scenes/scene'
import { describeStimuli } from './testing/stimuli'

describeStimuli(sceneNames)
