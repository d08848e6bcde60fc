/**
 * What only answers once the page lives. What the browser answers by itself (links, `details`, popovers, dialogs) is left to it, and
 * moves answer before (`data-moves`, move-facts.ts).
 */
const CONTROLS =
  "button:not([popovertarget]):not([type=submit]):not([data-move]), button[type=submit][form], [role=tab], html:not([data-moves]) [data-move]";
/** The popover of frame data lives when it is there. */
const LIVING = "#move-facts";

/** Without life after so long, the page says so, ms. */
const PATIENCE_MS = 10_000;

/**
 * Runs in `<head>`: whatever a visitor presses, chooses or types before the page lives (`data-live`) is remembered, shows that it
 * was heard (`data-heard`), and is done once, in order, when it lives. React, which takes the page over as it was made, would empty the
 * fields: what was typed is typed once more for it, and the caret stays. A second press of the same control is the first, and the
 * word that two presses select is let go. Between two presses the page has time to show the first, so that the second finds it.
 *
 * Parts of a page are taken over one by one. An event that means nothing makes React do it at once for the part of the control, because
 * a field that it takes over with the text in it has not changed for it.
 *
 * Ctrl+K is a press of the search.
 *
 * A page that does not come to life says so after ten seconds, with a way to load it again.
 */
export const EARLY_PRESSES_SCRIPT = `(()=>{
let html=document.documentElement,acts=new Map,late,note,done=new AbortController;
let on=(type,listener)=>addEventListener(type,listener,{capture:true,signal:done.signal});
let remember=(element,act)=>{acts.delete(element);acts.set(element,act)};
let stop=e=>{e.preventDefault();e.stopImmediatePropagation()};
let native=(element,name,value)=>Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element),name).set.call(element,value);
on("click",e=>{let c=e.target.closest("${CONTROLS}");if(!c||e.defaultPrevented||c.closest("${LIVING}"))return;stop(e);if(acts.has(c)){getSelection().removeAllRanges();return}c.dataset.heard="";let detail=e.detail;remember(c,()=>{delete c.dataset.heard;c.dispatchEvent(new MouseEvent("click",{bubbles:true,cancelable:true,detail}))})});
on("keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){stop(e);document.querySelector("[aria-keyshortcuts]")?.click()}});
on("submit",e=>{let f=e.target;if(f.hasAttribute("action")||f.method==="dialog")return;stop(e);remember(f,()=>f.requestSubmit())});
let type=e=>{let f=e.target;if(!f.matches("input,select,textarea")||f.closest("[popover]"))return;
if(f.type==="checkbox"){let c=f.checked;remember(f,()=>{f.checked=!c;f.click()});return}
let v=f.value,s=f.selectionStart,t=f.selectionEnd;
remember(f,()=>{if(f.tagName==="SELECT"){f.value=v;f.dispatchEvent(new Event("change",{bubbles:true}));return}
f.value="";native(f,"value",v);f.dispatchEvent(new Event("input",{bubbles:true}));if(s!==null)f.setSelectionRange(s,t)})};
on("input",type);on("change",type);
let replay=async of=>{for(let [element,act] of acts)if(of(element)){acts.delete(element);if(element.isConnected){element.dispatchEvent(new Event("pointercancel",{bubbles:true}));act()}await new Promise(next=>setTimeout(next))}};
let live=()=>{done.abort();clearTimeout(late);note?.remove();replay(()=>true)};
new MutationObserver((_,watch)=>{if("live" in html.dataset){watch.disconnect();setTimeout(live)}else if("moves" in html.dataset)replay(e=>e.dataset.move!==undefined)}).observe(html,{attributeFilter:["data-live","data-moves"]});
late=setTimeout(()=>{if("overlay" in html.dataset)return;note=document.createElement("p");note.role="status";note.className="not-alive";let again=document.createElement("a");again.href=location.href;again.textContent="Reload";again.onclick=e=>{e.preventDefault();location.reload()};note.append("The buttons of this page have not arrived yet. ",again);document.body.append(note)},${PATIENCE_MS})
})();`.replaceAll("\n", "");
