import { createHash } from 'node:crypto'
import { translator } from '@/messages/texts'

const t = translator('affiliate.notices.overlay')

/** Shows one sale after the other; transparent otherwise. */
const STYLE = `
html,body{margin:0;height:100%;background:transparent;overflow:hidden}
#sale{position:fixed;left:4vw;right:4vw;bottom:6vh;opacity:0;visibility:hidden;transform:translateY(2vh);transition:opacity .3s,transform .3s,visibility .3s}
#sale.on{opacity:1;visibility:visible;transform:none}
#box{width:64vw;max-width:100%;box-sizing:border-box;padding:1.6vw 2vw;background:var(--ground);color:var(--ink)}
svg{display:block;width:100%;max-height:16vh}
path{fill:currentColor}
p{margin:0 0 .8vw;font:600 1.6vw/1.2 system-ui,sans-serif}
@media (prefers-reduced-motion:reduce){#sale{transition:none;transform:none}}
`

/** A lost stream reconnects by itself; a refused one is retried after a growing pause. */
const SCRIPT = `
const FIRST=1000,LONGEST=30000,SHOWN=6000
const place=document.getElementById('sale'),drawing=document.querySelector('svg'),shape=document.querySelector('path'),note=document.querySelector('p')
const seen=new Set(),queue=[]
let pause=FIRST,isBusy=false,timer,audio
const blank=()=>{queue.length=0;clearTimeout(timer);isBusy=false;place.className='';shape.removeAttribute('d')}
const chime=()=>{audio??=new AudioContext();[659,988].forEach((pitch,index)=>{
const at=audio.currentTime+index*.13,tone=audio.createOscillator(),gain=audio.createGain()
tone.frequency.value=pitch;gain.gain.setValueAtTime(0,at);gain.gain.linearRampToValueAtTime(.2,at+.02);gain.gain.exponentialRampToValueAtTime(.001,at+.6)
tone.connect(gain).connect(audio.destination);tone.start(at);tone.stop(at+.6)})}
const next=()=>{const sale=queue.shift();isBusy=sale!==undefined;if(!sale){place.className='';return}
drawing.setAttribute('viewBox','0 0 '+sale.width+' '+sale.height);drawing.setAttribute('aria-label',sale.words);shape.setAttribute('d',sale.path)
place.style.setProperty('--ground',sale.ground);place.style.setProperty('--ink',sale.ink);note.hidden=!sale.isTrial;place.className='on'
if(sale.sound)try{chime()}catch{}
timer=setTimeout(()=>{place.className='';timer=setTimeout(next,400)},SHOWN)}
const open=()=>{const stream=new EventSource('/api'+location.pathname+'?since='+document.body.dataset.since)
stream.onopen=()=>{pause=FIRST}
stream.onerror=()=>{if(stream.readyState!==2)return;blank();setTimeout(open,pause*(.5+Math.random()));pause=Math.min(pause*2,LONGEST)}
stream.addEventListener('gone',()=>{stream.close();blank()})
stream.addEventListener('sales',({data})=>{const {sound,sales,faces}=JSON.parse(data)
for(const sale of sales)if(!seen.has(sale.id)){seen.add(sale.id);queue.push({...faces[sale.face],isTrial:sale.isTrial,sound})}
if(!isBusy)next()})}
open()
`

/** No script but the page's own. Styles are open: OBS adds those of the partner's choice, fonts and pictures too. */
export const OVERLAY_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
    "style-src 'unsafe-inline' https:",
    'font-src data: https:',
    'img-src data: https:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/** Complete in itself. @param since the shop's time, in ms: shows later sales only */
export function overlayPage(since: number): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><title>${t('pageTitle')}</title><style>${STYLE}</style></head><body data-since="${since}"><div id="sale" role="status"><div id="box"><p hidden>${t('trial')}</p><svg role="img"><path/></svg></div></div><script>${SCRIPT}</script></body></html>`
}
