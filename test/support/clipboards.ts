/** Clipboard contents of various programs, and the post they become. */
export const clipboards: readonly (readonly [name: string, html: string, clean: string])[] = [
  [
    "Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6d1f0a2c-7fff-3a4b"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">At low tide</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Walk </span><span style="font-size:11pt;font-weight:700;">slowly</span><span style="font-size:11pt;font-style:italic;"> and look</span><span style="font-size:11pt;">. </span><a href="https://www.google.com/url?q=https://example.com/tides&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Tides</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Water</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>a lot</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Hat</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    '<h2>At low tide</h2><p>Walk <strong>slowly</strong><em> and look</em>. <a href="https://example.com/tides" rel="nofollow ugc noopener">Tides</a></p><ul><li>Water<ul><li>a lot</li></ul></li><li>Hat</li></ul>',
  ],
  [
    "Word",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=ES style='tab-interval:35.4pt'><!--StartFragment--><p class=MsoTitle>La playa<o:p></o:p></p><p class=MsoNormal><b><span style='font-size:12.0pt'>Lleva</span></b><span> agua.<o:p></o:p></span></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Sombrero<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>de paja</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Sandalias</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Mira el mar</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Entra</p><!--EndFragment--></body></html>`,
    "<h2>La playa</h2><p><strong>Lleva</strong> agua.</p><ul><li>Sombrero<ul><li>de paja</li></ul></li><li>Sandalias</li></ul><ol><li>Mira el mar</li><li>Entra</li></ol>",
  ],
  [
    "a web page",
    `<meta charset='utf-8'><div class="article" style="color:red" onclick="alert(1)"><h3 id="top">Boats</h3><p>Ask <a href="javascript:alert(1)">here</a>.</p><img src="data:image/png;base64,AAAA"><script>alert(1)</script><blockquote><p>Early is best.</p></blockquote></div>`,
    "<h3>Boats</h3><p>Ask here.</p><blockquote><p>Early is best.</p></blockquote>",
  ],
];

/** Documents with everything the editor can make: opening and saving doesn't change them. */
export const wholeDocuments: readonly (readonly [name: string, html: string])[] = [
  [
    "words and marks",
    "<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s> <code>six</code> H<sub>2</sub>O x<sup>2</sup></p>",
  ],
  [
    "marks within marks",
    '<p><strong>a <em>b</em></strong> <a href="https://a.test/"><strong><em>c</em></strong></a> <strong><code>d</code></strong></p>',
  ],
  ["headings", "<h2>Two</h2><h3>Three</h3><h4>Four</h4><p>x</p>"],
  ["lists in lists", '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>'],
  ["a quote with its author", "<blockquote><p>Said.</p><p><cite>Somebody</cite></p></blockquote>"],
  ["a tip", "<aside><p>A tip.</p><ul><li>or two</li></ul></aside>"],
  [
    "a picture with a caption",
    '<figure><img src="https://a.test/x.jpg" alt="A boat"><figcaption>By <em>nobody</em></figcaption></figure>',
  ],
  ["a picture without one", '<figure><img src="https://a.test/x.jpg" alt=""></figure><p>x</p>'],
  ["a picture among words", '<p>See <img src="https://a.test/x.jpg" alt="this"> here</p>'],
  [
    "a table",
    '<table><caption>Tides</caption><thead><tr><th>Day</th><th>High</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr><tr><td colspan="2">none</td></tr></tbody></table>',
  ],
  ["as it was typed", "<pre>one\n  two</pre><hr><p>a<br>b</p>"],
  [
    "links of every kind",
    '<p><a href="/eat/la_cocina">La Cocina</a></p><p><a class="action" href="https://a.test/">Book</a> <a href="mailto:a@a.test">mail</a> <a href="tel:+5071234">call</a></p>',
  ],
  [
    "notes at the foot",
    '<p id="text">Word<sup><a href="#note" id="back">1</a></sup></p><ol><li id="note">A note <a href="#back">up</a></li></ol>',
  ],
  ["words in another language", '<p lang="es">Hola</p><p>x <em lang="es">mira</em></p>'],
];
