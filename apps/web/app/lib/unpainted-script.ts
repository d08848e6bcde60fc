/**
 * Runs in `<head>`: makes the promise `painted`, for the script that fetches what brings the page to life (start-script.server.ts), and
 * sets `data-unpainted` on `<html>` until then, for stylesheets (move.css): the sprite of the icons is asked for right after the first
 * frame with content, so that nothing shares a phone's connection with the page itself. (A `PerformanceObserver` tells of the
 * paint up to a second late on a slow phone.) A page that is made ready unseen, for a visitor who comes near a link to it, waits
 * for nothing.
 *
 * `data-first` says until the first scrolling, for three seconds at most, that pictures below the window wait (base.css): a browser
 * fetches them from far away, and a phone would have them before the scripts. Without scripts there is neither attribute.
 */
export const UNPAINTED_SCRIPT = `;let painted=new Promise(go=>{if(document.prerendering)return go();let frame=()=>requestAnimationFrame(()=>{if(document.getElementById("content"))setTimeout(go);else frame()});let d=document.documentElement.dataset;d.unpainted=d.first="";let rest=()=>{delete d.first};addEventListener("scroll",rest,{once:true});setTimeout(rest,3000);frame()}).then(()=>{delete document.documentElement.dataset.unpainted});`;
