/** How long a frame may take from its scripts to the screen, ms. */
const FRAME_MS = 200;

/**
 * Runs in `<head>`: makes the promise `painted`, for the script that fetches what brings the page to life (start-script.server.ts), and
 * sets `data-unpainted` on `<html>` until then, for stylesheets (move.css): the sprite of the icons is asked for right after the first
 * frame with content, so that nothing shares a phone's connection with the page itself. The browser tells of the paint itself,
 * but on a slow phone up to a second late, and not at all where the head of a page was painted before its content: a frame's time after
 * its scripts is taken for it then. A page that is made ready unseen waits for nothing.
 *
 * `data-first` says until the first scrolling, for three seconds at most, that pictures below the window wait (base.css): a browser
 * fetches them from far away, and a phone would have them before the scripts. Without scripts there is neither attribute.
 */
export const UNPAINTED_SCRIPT = `;let painted=new Promise(go=>{if(document.prerendering)return go();let d=document.documentElement.dataset;d.unpainted=d.first="";let rest=()=>{delete d.first};addEventListener("scroll",rest,{once:true});setTimeout(rest,3000);let frame=()=>requestAnimationFrame(()=>{if(!document.getElementById("content"))return frame();setTimeout(go,${FRAME_MS});try{new PerformanceObserver(go).observe({type:"paint"})}catch{}});frame()}).then(()=>{delete document.documentElement.dataset.unpainted});`;
