/**
 * Runs in `<head>` before any other script. Where the browser refuses `sessionStorage`, or takes nothing more, the visit gets one
 * in memory: the router keeps the places to scroll back to in it, and its own inline script stops at a refusal.
 */
export const SESSION_SCRIPT = `try{sessionStorage.setItem("probe","");sessionStorage.removeItem("probe")}catch{let m=new Map;Object.defineProperty(window,"sessionStorage",{value:{getItem:k=>m.get(String(k))??null,setItem:(k,v)=>void m.set(String(k),String(v)),removeItem:k=>void m.delete(String(k)),clear:()=>m.clear()}})};`;
