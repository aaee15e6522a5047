import type { RecordedBed, RecordedKind } from '@/lib/audio/prominence/recorded'

/** A game's files: a folder or an archive with sounds, and which of them are of each kind. */
export interface RecordedGame {
  /** Debian's package. */
  package: string
  /** Below /usr/share/games. */
  path: string
  kinds: Partial<Record<RecordedKind, RegExp>>
  beds: Partial<Record<RecordedBed, RegExp>>
}

/**
 * The free games whose sounds are measured, by name. Not measured: 0 A.D.'s steps on rock (the same files as its steps on gravel), its
 * stone gates and its unused muskets; steps of animals and machines; steps of Red Eclipse on an unknown surface.
 */
export const recordedGames: Readonly<Record<string, RecordedGame>> = {
  Minetest: {
    package: 'minetest-data',
    path: 'minetest/games/minetest_game/mods',
    kinds: {
      metalSteps: /default_metal_footstep/,
      hardSteps: /default_hard_footstep/,
      woodSteps: /default_wood_footstep/,
      earthSteps: /default_dirt_footstep/,
      gravelSteps: /default_gravel_footstep/,
      sandSteps: /default_sand_footstep/,
      grassSteps: /default_grass_footstep/,
      doors: /doors_(?:door|fencegate|glass_door|steel_door)_|xpanes_/,
    },
    beds: { fire: /fire_(?:fire|large|small)/ },
  },
  'Warzone 2100': {
    package: 'warzone2100-data',
    path: 'warzone2100/base.wz',
    kinds: {
      voices: /memressp\/cmndrvoc\/com|taunts\/taunt1/,
      farShots: /sfx\/weapons\/(?:mg|asltmg|smlcan|medcan|lrgcan|hivelcan|rapdcan)/,
    },
    beds: {
      guns: /sfx\/weapons\/(?:mg|asltmg|smlcan|medcan|lrgcan|hivelcan|rapdcan)/,
      engines: /sfx\/vehicle\/(?:tread|con-move|thover|hovmove|cyber-move)/,
    },
  },
  TORCS: {
    package: 'torcs-data',
    path: 'torcs/data/sound',
    kinds: { tyres: /^(?:skid|skid_tyres|locked)\.wav/ },
    beds: {
      engines:
        /^(?:206_engine|evo7_engine|f360|ferrarif355|impreza2002_engine|porsche_engine|nsx|lotus|viper2)\.wav/,
    },
  },
  Freedoom: {
    package: 'freedoom',
    path: 'doom/freedoom2.wad',
    kinds: {
      doors: /^DS(?:DOROPN|DORCLS|BDOPN|BDCLS)$/,
      reload: /^DS(?:SGCOCK|DBOPN|DBCLS|DBLOAD)$/,
      farShots: /^DS(?:PISTOL|SHOTGN|DSHTGN)$/,
    },
    beds: { guns: /^DS(?:PISTOL|SHOTGN|DSHTGN)$/ },
  },
  Nexuiz: {
    package: 'nexuiz-data',
    path: 'nexuiz/data/data.pk3',
    kinds: {
      metalSteps: /misc\/metalfootstep0/,
      hardSteps: /misc\/footstep0/,
      reload: /weapons\/campingrifle_reload/,
      voices:
        /player\/(?:marine|soldier|specop|fricka|pyria-skadi)\/coms\/(?:attack|coverme|defend|incoming|meet)/,
      farShots: /weapons\/(?:uzi_fire|campingrifle_fire|shotgun_fire|minstanexfire)/,
    },
    beds: {
      guns: /weapons\/(?:uzi_fire|campingrifle_fire|shotgun_fire|minstanexfire)/,
      wind: /windoutside|windhowling|demonwind/,
    },
  },
  'Red Eclipse': {
    package: 'redeclipse-data',
    path: 'redeclipse/data/sounds',
    kinds: {
      hardSteps: /player\/concstep/,
      gravelSteps: /sfx\/debris/,
      doors: /ambience\/(?:morph\/)?door/,
      reload: /weapons\/(?:[a-z]+\/)?reload/,
      voices: /voice\//,
      farShots: /weapons\/(?:pistol|rifle|shotgun|smg)\/(?:primary|secondary)/,
    },
    beds: {
      guns: /weapons\/(?:pistol|rifle|shotgun|smg)\/(?:primary|secondary)/,
      rain: /morph\/(?:rain|stormrain)/,
      fire: /ambience\/fire/,
      wind: /ambience\/(?:blowwind|wind|hollowwind)/,
    },
  },
  '0 A.D.': {
    package: '0ad-data',
    path: '0ad/mods/public/public.zip',
    kinds: {
      woodSteps: /singlesteps\/fs_wood/,
      earthSteps: /hstep_(?:run_)?dirt/,
      gravelSteps: /singlesteps\/fs_gravel/,
      sandSteps: /singlesteps\/fs_sand/,
      grassSteps: /singlesteps\/fs_grass/,
      voices: /voice\/(?:greek|latin|celtic)\/civ\/civ_.*\.ogg/,
    },
    beds: {
      rain: /weather\/rain/,
      fire: /attack\/fire\/c_/,
      wind: /weather\/wind(?:_|gust|leaves|storm)/,
    },
  },
  Lugaru: {
    package: 'lugaru-data',
    path: 'lugaru/Sounds',
    kinds: { hardSteps: /FootStepStone/, grassSteps: /FootStepGrass/, cloth: /MoveWhoosh|BushRustle/ },
    beds: { wind: /^Wind/, fire: /^Fire\.ogg/ },
  },
  SuperTuxKart: {
    package: 'supertuxkart-data',
    path: 'supertuxkart/data',
    kinds: { tyres: /skid\.ogg/ },
    beds: { engines: /sfx\/engine_(?:large|small)/, rain: /sfx\/rain/ },
  },
  MegaGlest: {
    package: 'megaglest-data',
    path: 'megaglest',
    kinds: {
      voices: /commondata\/sounds\/(?:archer|guard|swordman|technician|worker|archmage)_(?:select|ack)/,
    },
    beds: { rain: /sounds\/rain/, wind: /sounds\/wind/ },
  },
}
